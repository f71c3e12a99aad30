// The cover of Count to Ten: its highest number.

import { CardFace } from "../../kit/CardFace";

export default function Cover() {
  return <CardFace colour="blue" value={10} />;
}

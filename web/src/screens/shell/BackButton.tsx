// The button back to the page before; who came by a link goes home.

import type { JSX } from "solid-js";
import { IconButton } from "../../kit/ui/IconButton";
import { leave } from "../../router";
import { t } from "../../words/words";

export function BackButton(): JSX.Element {
  return <IconButton icon="back" label={t().common.back} onPress={leave} />;
}

// A note in place of the middle and the others, while they are to be seen on the TV.

import { lying } from "../../kit/box";
import { classes } from "../../kit/classes";
import { Icon } from "../../kit/ui/Icon";
import { t } from "../../words/words";
import styles from "./OnTheScreen.module.css";
import { useScene } from "./scene";

const LOW = 90;

export function OnTheScreen() {
  const { layout } = useScene();
  const low = () => layout().middle.height < LOW;
  const box = () => (low() ? layout().hint : layout().middle);
  return (
    <p class={classes(styles.where, low() && styles.low)} style={lying(box())} data-test="on-the-screen">
      <Icon name="screen" class={styles.icon} />
      <span>{t().race.onTheScreen}</span>
    </p>
  );
}

import type { JSX } from "solid-js";
import { IconButton } from "../../kit/ui/IconButton";
import { go } from "../../router";
import { t } from "../../words/words";

/** To the page before; who came by a link goes home. */
export function BackButton(): JSX.Element {
  const back = (): void => {
    if (history.length > 1) history.back();
    else go("/");
  };
  return <IconButton icon="back" label={t().common.back} onPress={back} />;
}

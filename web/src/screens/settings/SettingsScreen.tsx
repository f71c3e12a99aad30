// The page of the settings.

import { type JSX, lazy, Suspense } from "solid-js";
import { classes } from "../../kit/classes";
import { t } from "../../words/words";
import { BackButton } from "../shell/BackButton";
import { Heading } from "../shell/Heading";
import { Page } from "../shell/Page";
import paper from "../shell/Paper.module.css";
import { OtherDevice } from "./OtherDevice";
import SettingsForm from "./SettingsForm";
import styles from "./SettingsScreen.module.css";

const MyShares = lazy(() => import("../share/MyShares"));

export default function SettingsScreen(): JSX.Element {
  return (
    <Page class={styles.settings} tools={<BackButton />}>
      <Heading class={styles.title}>{t().settings.title}</Heading>
      <div class={classes(paper.paper, styles.sheet)}>
        <SettingsForm />
      </div>
      <Suspense>
        <MyShares />
      </Suspense>
      <OtherDevice />
    </Page>
  );
}

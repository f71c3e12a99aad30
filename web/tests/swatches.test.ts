// The swatches of the settings show the colours that one gets.

import { expect, it } from "vitest";
import { declared, sheet } from "./colours";

const theme = sheet("kit/theme.css");
const swatches = sheet("screens/settings/Swatches.module.css");

it.each([
  [".inks", ":root"],
  [".clear", 'html[data-palette="clear"]'],
  [".dark", ":root"],
  [".light", 'html[data-theme="light"]'],
])("%s is as in %s", (swatch, chosen) => {
  const shown = Object.entries(declared(swatches, swatch)).filter(([name]) => name.startsWith("--"));
  expect(shown.length).toBeGreaterThan(1);
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(shown.map(([name]) => [name, declared(theme, chosen)[name]])),
  );
});

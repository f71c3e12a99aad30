// Changing the language while an earlier change is still under way.

import { expect, test } from "vitest";
import { localized, speak } from "../../src/words/localized";

type Words = { hello: string };

test("the page says the language that was wanted last, however late the words of an earlier one come", async () => {
  const page = { documentElement: { lang: "" } };
  Object.assign(globalThis, { document: page });
  const arrive: (() => void)[] = [];
  const file = (hello: string) => (): Promise<{ default: Words }> =>
    new Promise((come) => arrive.push(() => come({ default: { hello } })));
  const { words } = localized<Words>({ "./en.ts": file("hello"), "./de.ts": file("hallo") });
  const [english, german] = [speak("en"), speak("de")];
  arrive[1]?.(); // the German words are quicker
  await german;
  expect(page.documentElement.lang).toBe("de");
  arrive[0]?.();
  await Promise.resolve();
  for (const come of arrive) come();
  await english;
  expect(words().hello).toBe("hallo");
  expect(page.documentElement.lang).toBe("de");
  const again = speak("en"); // as other tests expect it
  arrive.at(-1)?.();
  await again;
});

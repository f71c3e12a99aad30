// Words of which several games say the greater part alike.

type Section = Record<string, unknown>;

/** What all say, with what one says for itself, section by section. */
export function joined<Shared extends Section, Own extends Section>(shared: Shared, own: Own): Shared & Own {
  const all: Section = { ...shared };
  for (const [key, said] of Object.entries(own)) {
    const before = all[key];
    all[key] = isSection(before) && isSection(said) ? joined(before, said) : said;
  }
  return all as Shared & Own;
}

const isSection = (said: unknown): said is Section => typeof said === "object" && said !== null;

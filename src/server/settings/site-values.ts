/** What the desk sets of `site.json`, as flat texts: `site.company`, `site.periods.taxYears`. */
export const SITE_PREFIX = 'site.';

const NUMBERS = /^(vatPercent|periods\.\w+)$/;

type Fields = Record<string, unknown>;

/** As `site.json` would have it. */
export function siteFieldsOf(values: Readonly<Record<string, string>>): Fields {
  const fields: Fields = {};
  for (const [name, text] of Object.entries(values)) {
    if (!name.startsWith(SITE_PREFIX)) continue;
    const place = name.slice(SITE_PREFIX.length);
    const [group = '', part] = place.split('.');
    const value = NUMBERS.test(place) ? Number(text) : text;
    if (part === undefined) fields[group] = value;
    else fields[group] = { ...objectOf(fields[group]), [part]: value };
  }
  return fields;
}

/** Field by field, groups too: what stands in the file goes before what the desk says. */
export function mergedSiteValues(desk: Fields, file: unknown): unknown {
  if (!isGroup(file)) return file;
  const merged: Fields = { ...desk, ...file };
  for (const [name, value] of Object.entries(file)) {
    const inDesk = Object.hasOwn(desk, name) ? desk[name] : undefined;
    if (isGroup(inDesk) && isGroup(value)) merged[name] = { ...inDesk, ...value };
  }
  return merged;
}

/** The flat names of what a `site.json` says itself. */
export function flatNamesOf(file: Fields): string[] {
  return Object.entries(file).flatMap(([name, value]) =>
    isGroup(value) ? Object.keys(value).map((part) => `${SITE_PREFIX}${name}.${part}`) : [`${SITE_PREFIX}${name}`],
  );
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectOf = (value: unknown): Fields => (isGroup(value) ? value : {});

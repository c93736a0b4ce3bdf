import { SETTING_GROUPS } from './setting-fields.ts';

const LABELS: ReadonlyMap<string, string> = new Map(
  SETTING_GROUPS.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)),
);

const NAME = /\bsite(\.\w+)+|\b[A-Z]{3,}(_[A-Z]+)*\b/g;

/** What the server says of settings, with the desk's labels in place of their names. */
export const withLabels = (text: string): string =>
  text.replace(NAME, (name) => (LABELS.has(name) ? `“${LABELS.get(name)}”` : name));

import fc from 'fast-check';
import { deskWordsPath } from '#contract/paths.ts';
import type { WordsFields } from '#domain/words/words.ts';
import { newsletterPlaceId } from '#programme/words/newsletter-place.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { newsletterCalls } from '#tests/people/newsletters.ts';
import { seenWords } from '#tests/requests/valid-words-requests.ts';
import type { TestApp } from '#tests/servers/test-app.ts';

/** How one field of a place of words is spoilt; which, by its number. */
export interface FieldEdit {
  nth: number;
  how: 'cut' | 'twice' | 'swap' | 'other';
  at: number;
  text: string;
}

/** Edits of any place: of texts, choices, pictures, films, and what a plan says line by line. */
export const fieldEdits = (others: fc.Arbitrary<string>): fc.Arbitrary<FieldEdit[]> =>
  fc.array(
    fc.record({
      nth: fc.nat(),
      how: fc.constantFrom('cut', 'twice', 'swap', 'other'),
      at: fc.nat(),
      text: others,
    }),
    { minLength: 1, maxLength: 3 },
  );

/** A right request, whose texts or settings are spoilt. */
export function spoilt(right: object, edits: readonly FieldEdit[]): object {
  const { fields, changes } = right as { fields?: WordsFields; changes?: readonly Setting[] };
  if (fields) return { ...right, fields: edited(fields, edits) };
  if (!changes) return right;
  const spared = changes.filter(({ name }) => name === ADDRESS);
  const values = Object.fromEntries(
    changes.map(({ name, value }) => [name, value]).filter(([name]) => name !== ADDRESS),
  );
  const others = Object.entries(edited(values, edits)).map(([name, value]) => ({ name, value }));
  return { ...right, changes: [...spared, ...others] };
}

interface Setting {
  name: string;
  value: string;
}

/** Whom a secret is sent to: nobody but the test's own service. */
const ADDRESS = 'BACKUP_ENDPOINT';

function edited(fields: WordsFields, edits: readonly FieldEdit[]): WordsFields {
  const ids = Object.keys(fields);
  const left = { ...fields };
  for (const edit of edits) {
    const id = ids[edit.nth % ids.length] ?? '';
    left[id] = spoiltText(left[id] ?? '', edit);
  }
  return left;
}

function spoiltText(text: string, { how, at, text: other }: FieldEdit): string {
  const place = at % (text.length + 1);
  if (how === 'cut') return text.slice(0, place);
  if (how === 'twice') return `${text}\n${text.slice(place)}`;
  return how === 'swap' ? `${text.slice(0, place)}${other}${text.slice(place + 1)}` : other;
}

/** Each with fields of other kinds. */
const PLACES = ['look', 'landing', 'films', 'workout-a4', 'own-move-1', 'move-squat', 'email-quiet', 'terms'];
let turn = 0;

/** Another place than the last time, as it was seen, with all of its texts. */
export async function placeInTurn(server: TestApp): Promise<{ place: string; seen: object; fields: WordsFields }> {
  turn = (turn + 1) % (PLACES.length + 1);
  const place = PLACES[turn] ?? newsletterPlaceId(await newsletterCalls(server).draft());
  const { headers } = await deskOperatorOf(server);
  const { sections, draft } = (await server.app.inject({ url: deskWordsPath(place), headers })).json();
  const shown = sections.flatMap(({ fields }: { fields: { id: string; published: string }[] }) =>
    fields.map(({ id, published }) => [id, published]),
  );
  return { place, seen: await seenWords(server, place), fields: { ...Object.fromEntries(shown), ...draft?.fields } };
}

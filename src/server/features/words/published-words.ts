import type { Kysely } from 'kysely';
import type { ChangedWords } from '#contract/words.ts';
import { CLINICIAN_SUBJECTS } from '#programme/words/clinician-subjects.ts';
import { LOOK_PLACE, type Look, lookOf } from '#programme/words/look-words.ts';
import { WORDS_PLACES } from '#programme/words/places.ts';
import { PROGRAMME_PLACES } from '#programme/words/programme-places.ts';
import { type ProgrammeWords, SHIPPED_WORDS, workoutOfPlaceId } from '#programme/words/programme-words.ts';
import { withCards } from '#programme/workouts/plan-cards.ts';
import { minutesRange } from '#programme/workouts/programme-facts.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as storedWords from './words.repository.ts';
import * as storedChecks from './words-checks.repository.ts';

export type PublishedWords = ReturnType<typeof publishedWordsIn>;

type Follower = (words: ReadonlyMap<string, ChangedWords>) => Promise<void>;

/** What the places say that are not as shipped, in memory: asked for by every page. */
export function publishedWordsIn(db: Kysely<Database>) {
  let seen = -1;
  let places: ReadonlyMap<string, ChangedWords> = new Map();
  let programme: ProgrammeWords = SHIPPED_WORDS;
  let minutes = minutesRange(programme);
  let turn: Promise<void> = Promise.resolve();
  let checks: ReadonlyMap<string, storedChecks.StoredCheck> = new Map();
  const followers: Follower[] = [];

  async function look(): Promise<void> {
    const state = await storedWords.state(db);
    if (state === seen) return;
    const ids = WORDS_PLACES.map(({ id }) => id);
    const [versions, checked] = await Promise.all([storedWords.newestOf(db, ids), storedChecks.newestOf(db, ids)]);
    const found = ids.map((id) => [id, changedWords(versions.get(id), checked.get(id))] as const);
    places = new Map(found.filter((entry): entry is [string, ChangedWords] => entry[1] !== undefined));
    programme = programmeWordsOf(places);
    minutes = minutesRange(programme);
    checks = await storedChecks.newestOf(
      db,
      CLINICIAN_SUBJECTS.map(({ subject }) => subject),
    );
    for (const follow of followers) await follow(places);
    seen = state;
  }

  function refresh(): Promise<void> {
    const done = turn.then(look);
    turn = done.catch(() => undefined);
    return done;
  }

  return {
    find: (place: string): ChangedWords | undefined => places.get(place),

    /** Every place with words that are not as shipped. */
    places: (): ReadonlyMap<string, ChangedWords> => places,

    look: (): Look => lookOf(places.get(LOOK_PLACE.id)?.fields),

    /** What a clinician has put a name to at the desk, by its subject. */
    check: (subject: string): storedChecks.StoredCheck | undefined => checks.get(subject),

    /** For `GET /api/site`, of what stands on pages. */
    tags: (): Record<string, string> =>
      Object.fromEntries([...places].flatMap(([id, { tag }]) => (isOfProgramme(id) ? [] : [[id, tag]]))),

    /** The changed words of workouts and moves, with what cards show of changed plans. */
    programme: (): ProgrammeWords => programme,

    /** How long its workouts take, for the head of a page. */
    minutes: (): string => minutes,

    /** Looks whether something was published, here or by another process; pages follow before this ends. */
    refresh,

    /** After a write, which is stored whatever comes now: false where the pages follow only at the next look. */
    showNow: (): Promise<boolean> =>
      refresh().then(
        () => true,
        () => false,
      ),

    follow: (follower: Follower) => void followers.push(follower),
  };
}

const PROGRAMME = new Set(PROGRAMME_PLACES.map(({ id }) => id));
const isOfProgramme = (id: string): boolean => PROGRAMME.has(id);

/** A workout's words say their version, which a session keeps of it. */
function programmeWordsOf(places: ReadonlyMap<string, ChangedWords>): ProgrammeWords {
  const changed = [...places].filter(([id, { fields }]) => isOfProgramme(id) && Object.keys(fields).length > 0);
  const told = changed.map(([id, { fields, version }]) => [
    id,
    workoutOfPlaceId(id) === undefined ? fields : { ...fields, version: `${version}` },
  ]);
  return withCards(Object.fromEntries(told));
}

function changedWords(
  newest: storedWords.StoredWords | undefined,
  check: storedChecks.StoredCheck | undefined,
): ChangedWords | undefined {
  const version = newest?.version ?? 0;
  const isChecked = check?.version === version;
  if (!newest && !isChecked) return undefined;
  const fields = Object.fromEntries((newest?.changed ?? []).map((id) => [id, newest?.fields[id] ?? '']));
  const tag = isChecked ? `${version} checked` : `${version}`;
  return { tag, version, fields, publishedAt: newest?.publishedFrom ?? 0, isChecked };
}

import type { Kysely } from 'kysely';
import type { ChangedWords } from '#contract/words.ts';
import { CLINICIAN_SUBJECTS } from '#programme/words/clinician-subjects.ts';
import { WORDS_PLACES } from '#programme/words/places.ts';
import { createWordsRepository, type WordsRepository } from './features/words/words.repository.ts';
import {
  createWordsMarksRepository,
  type StoredMark,
  type WordsMarksRepository,
} from './features/words/words-marks.repository.ts';
import type { Database } from './platform/database/schema.ts';

interface WordsNeeds {
  words: Pick<WordsRepository, 'state' | 'newest'>;
  marks: Pick<WordsMarksRepository, 'newest'>;
}

export type PublishedWords = ReturnType<typeof createPublishedWords>;

/** Of one database. */
export const publishedWordsIn = (db: Kysely<Database>): PublishedWords =>
  createPublishedWords({ words: createWordsRepository(db), marks: createWordsMarksRepository(db) });

type Follower = (words: ReadonlyMap<string, ChangedWords>) => Promise<void>;

/** What the places say that are not as shipped, in memory: asked for by every page. */
function createPublishedWords(needs: WordsNeeds) {
  let seen = -1;
  let places: ReadonlyMap<string, ChangedWords> = new Map();
  let turn: Promise<void> = Promise.resolve();
  let marks: ReadonlyMap<string, StoredMark> = new Map();
  const followers: Follower[] = [];

  async function look(): Promise<void> {
    const state = await needs.words.state();
    if (state === seen) return;
    const found = await Promise.all(WORDS_PLACES.map(async ({ id }) => [id, await changedWords(needs, id)] as const));
    places = new Map(found.filter((entry): entry is [string, ChangedWords] => entry[1] !== undefined));
    marks = await clinicianMarks(needs);
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

    /** What a clinician has put a name to at the desk, by its subject. */
    mark: (subject: string): StoredMark | undefined => marks.get(subject),

    /** For `GET /api/site`. */
    tags: (): Record<string, string> => Object.fromEntries([...places].map(([id, { tag }]) => [id, tag])),

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

async function clinicianMarks({ marks }: WordsNeeds): Promise<Map<string, StoredMark>> {
  const found = await Promise.all(CLINICIAN_SUBJECTS.map(({ subject }) => marks.newest(subject)));
  return new Map(found.flatMap((mark) => (mark ? [[mark.subject, mark] as const] : [])));
}

async function changedWords({ words, marks }: WordsNeeds, place: string): Promise<ChangedWords | undefined> {
  const newest = await words.newest(place);
  const mark = await marks.newest(place);
  const version = newest?.version ?? 0;
  const isChecked = mark?.version === version;
  if (!newest && !isChecked) return undefined;
  const fields = Object.fromEntries((newest?.changed ?? []).map((id) => [id, newest?.fields[id] ?? '']));
  const tag = isChecked ? `${version} read` : `${version}`;
  return { tag, version, fields, publishedAt: newest?.publishedFrom ?? 0, isChecked };
}

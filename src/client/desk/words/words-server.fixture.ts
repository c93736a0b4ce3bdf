import { type Mock, vi } from 'vitest';
import type { DeskWordsField, WordsPlaceAnswer } from '#contract/desk/words.ts';
import { DESK_PATHS, deskWordsPath } from '#contract/paths.ts';

/** What becomes of a save: answered, stored without an answer, never arrived, or an answer of the test’s own. */
type Fate = 'kept' | 'answer lost' | 'never arrived' | (() => Response | Promise<Response>);

/** A text of one line, as shipped. */
export const writtenField = (
  field: Pick<DeskWordsField, 'id' | 'label' | 'published'> & Partial<DeskWordsField>,
): DeskWordsField => ({
  shipped: field.published,
  max: 60,
  isLong: false,
  picture: null,
  media: null,
  choices: [],
  isSeveral: false,
  mayBeEmpty: false,
  slots: [],
  keeps: [],
  ...field,
});

/** A place with the shipped words alone. */
export const shippedPlace = (
  place: Pick<WordsPlaceAnswer, 'id' | 'name' | 'group'> & Partial<WordsPlaceAnswer>,
): WordsPlaceAnswer => ({
  about: '',
  version: 0,
  publishedAt: null,
  author: null,
  check: null,
  isDraftPage: false,
  isSetOutside: false,
  startsEmpty: false,
  shownFrom: null,
  path: null,
  isAgreedTo: false,
  sections: [],
  draft: null,
  history: [],
  agreements: [],
  ...place,
});

/** What the desk asks for on every page. */
export const DESK_ANSWERS: Readonly<Record<string, unknown>> = {
  [DESK_PATHS.me]: { name: 'Kate', email: 'kate@example.org', role: 'owner', provedAt: 0 },
  [DESK_PATHS.today]: { isPractice: false, todos: [], week: { sales: 0, soldPence: 0, givenBackPence: 0, joined: 0 } },
};

const LANDING = shippedPlace({
  id: 'landing',
  name: 'Front page',
  group: 'site',
  path: '/',
  sections: [{ title: 'Head', fields: [writtenField({ id: 'promise', label: 'Promise', published: 'Get strong' })] }],
});

interface DraftBody {
  seenVersion: number;
  seenRevision: number;
  fields: Record<string, string>;
}

/** A desk with one place of words, which keeps drafts as the server does. */
export function serveWords(fetched: Mock<typeof fetch>) {
  const server = {
    place: structuredClone(LANDING),
    fate: 'kept' as Fate,
    isSignedIn: true,
    /** Somebody else’s, or the same person's in another window. */
    draftOf(author: string, text: string) {
      const revision = (server.place.draft?.revision ?? 0) + 1;
      server.place.draft = { fields: { promise: text }, revision, author, at: 0, publishOn: null, problems: [] };
    },
    saves: () => fetched.mock.calls.filter(([input]) => String(input).endsWith('/draft')).length,
  };

  async function save(body: DraftBody): Promise<Response> {
    if (typeof server.fate === 'function') return server.fate();
    if (server.fate === 'never arrived') throw new TypeError('Failed to fetch');
    const { version, draft } = server.place;
    if (body.seenVersion !== version || body.seenRevision !== (draft?.revision ?? 0)) {
      return Response.json(
        { code: 'changed_meanwhile', message: 'Someone else just changed this text.' },
        { status: 409 },
      );
    }
    server.draftOf('Kate', body.fields.promise ?? '');
    if (server.fate === 'answer lost') throw new TypeError('Failed to fetch');
    return Response.json({
      message: 'Draft saved.',
      revision: server.place.draft?.revision,
      at: 0,
      problems: [],
    });
  }

  const answers: Record<string, unknown> = { ...DESK_ANSWERS, [DESK_PATHS.words]: { places: [] } };
  fetched.mockImplementation(async (input, init) => {
    const path = String(input);
    if (path === DESK_PATHS.signInPassword) server.isSignedIn = true;
    else if (!server.isSignedIn)
      return Response.json({ code: 'not_signed_in', message: 'Please sign in.' }, { status: 401 });
    if (path === `${deskWordsPath('landing')}/draft`) return save(JSON.parse(String(init?.body)) as DraftBody);
    if (path === deskWordsPath('landing')) return Response.json(server.place);
    return Response.json(answers[path] ?? { message: 'Done.' });
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return server;
}

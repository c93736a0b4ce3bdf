import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { Desk } from '#client/desk/desk.tsx';
import { holdAnswer, stubFetch } from '#client/parts/server/fetch.fixture.ts';
import type { DeskMember } from '#contract/desk/members.ts';
import { DESK_PATHS, deskMemberPath } from '#contract/paths.ts';

const fetched = stubFetch();
const IVY = { id: 'ivy', name: 'Ivy', email: 'ivy@example.org', hasAccess: true, joinedAt: 0, devices: 1 };
const NOTHING = { weeksSinceWorkout: null, purchases: [], correction: null, emails: [], activity: [] };

let stored: DeskMember['note'];
let saved: { note: string; seenAt: number | null }[];
/** No note is answered before it. */
let answers: Promise<void>;
let isAnswerLost: boolean;
let isStoredAllTheSame: boolean;

/** Keeps a note as the server does: of two the second is refused. */
async function keep(body: { note: string; seenAt: number | null }): Promise<Response> {
  saved.push(body);
  await answers;
  if (isAnswerLost && !isStoredAllTheSame) throw new TypeError('Failed to fetch');
  if (body.seenAt !== (stored?.savedAt ?? null)) {
    const message = `${stored?.savedBy} changed this note first: “${stored?.text}”. Yours wasn’t saved.`;
    const fields = [{ field: 'note', message }];
    return Response.json({ code: 'invalid_input', message, fields }, { status: 409 });
  }
  stored = { text: body.note, savedAt: (stored?.savedAt ?? 0) + 1, savedBy: 'Kate' };
  if (isAnswerLost) throw new TypeError('Failed to fetch');
  return Response.json({ message: 'Note saved.' });
}

beforeEach(() => {
  stored = { text: 'A sore knee', savedAt: 1, savedBy: 'Kate' };
  saved = [];
  answers = Promise.resolve();
  isAnswerLost = false;
  isStoredAllTheSame = false;
  fetched.mockImplementation(async (input, init) => {
    if (init?.method === 'POST') return keep(JSON.parse(String(init.body)));
    const member = { ...IVY, ...NOTHING, block: 1, week: 1, workoutsDone: 0, note: stored };
    const read: Record<string, unknown> = {
      [DESK_PATHS.me]: { name: 'Kate', email: 'kate@example.org', role: 'owner', provedAt: 0 },
      [DESK_PATHS.today]: {
        isPractice: true,
        todos: [],
        week: { sales: 0, soldPence: 0, givenBackPence: 0, joined: 0 },
      },
      [deskMemberPath('ivy')]: member,
    };
    return Response.json(read[String(input)] ?? {});
  });
});

const note = () => screen.findByLabelText<HTMLTextAreaElement>('Private note');
const type = async (value: string) => fireEvent.input(await note(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save note' }));

/** As when the operator comes back from another window: the page is read again. */
async function comeBack() {
  const before = fetched.mock.calls.length;
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(before));
}

async function open() {
  history.replaceState(null, '', '/desk/members/ivy');
  render(<Desk />);
  await waitFor(async () => expect((await note()).value).toBe('A sore knee'));
}

describe('a note about a member', () => {
  test('that is being written stays when somebody else’s is read; told of theirs, the second press keeps mine', async () => {
    await open();
    await type('A sore knee, and a baby');
    stored = { text: 'Moved to Leeds', savedAt: 2, savedBy: 'Noor' };
    await comeBack();
    save();
    await screen.findByText(/^Noor changed this note first: “Moved to Leeds”/);
    expect((await note()).value).toBe('A sore knee, and a baby');
    expect(stored.text).toBe('Moved to Leeds');
    save();
    await screen.findByText(/^Saved by Kate/);
    expect(stored.text).toBe('A sore knee, and a baby');
  });

  test('that nobody writes shows what somebody else saved', async () => {
    await open();
    stored = { text: 'Moved to Leeds', savedAt: 2, savedBy: 'Noor' };
    await comeBack();
    await waitFor(async () => expect((await note()).value).toBe('Moved to Leeds'));
  });

  test('whose answer is lost is looked for: what was stored is shown as saved, what was not stays typed', async () => {
    await open();
    await type('Better now');
    isAnswerLost = true;
    save();
    await screen.findByText(/^We don’t know if that went through/);
    expect((await note()).value).toBe('Better now');
    isStoredAllTheSame = true;
    save();
    await screen.findByText(/^Saved by Kate/);
    expect((await note()).value).toBe('Better now');
  });

  test('takes nothing while it is being saved, so that nothing is lost', async () => {
    await open();
    const held = holdAnswer();
    answers = held.answer;
    await type('Better now');
    save();
    await waitFor(async () => expect((await note()).readOnly).toBe(true));
    held.letGo();
    await screen.findByText(/^Saved by Kate/);
    expect((await note()).readOnly).toBe(false);
    expect(saved).toEqual([{ note: 'Better now', seenAt: 1 }]);
  });
});

import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { NewWorkoutSessionInput } from '#contract/workout-sessions.ts';
import { PLAN_VERSION, type SessionSnapshot } from '#domain/session/session-snapshot.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

/*
 * The end of a workout under everything that can go wrong between a phone and a server: the network lost at the last
 * second, the answer lost, the server in trouble, the token expired, the tab closed with the request on its way or on
 * the dialog. Whatever the order, the workout is stored once.
 */

const SCHEDULES = 200;
const USER_ID = 'anna';

type Trouble = 'request lost' | 'answer lost' | 'server in trouble' | 'token expired' | 'tab closed' | 'none';
const anySchedule = fc.array(
  fc.constantFrom<Trouble>('request lost', 'answer lost', 'server in trouble', 'token expired', 'tab closed', 'none'),
  { maxLength: 8 },
);

const PLACE: SessionSnapshot = {
  sessionId: '',
  workoutId: 1,
  block: 1,
  title: 'Week 1A',
  length: 'full',
  index: 40,
  segmentCount: 40,
  elapsedMs: 0,
  segmentMs: 0,
  leftMs: 0,
  activeMs: 1_500_000,
  worked: [],
  swaps: {},
  hasChosenStart: false,
  isEased: false,
  stepPlaces: {},
  plan: PLAN_VERSION,
  savedAt: 0,
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
});

/** A tab that has just been opened: its code knows nothing of the one before, the device remembers. */
async function openTab() {
  vi.resetModules();
  const outbox = await import('./outbox.ts');
  const snapshots = await import('./session-snapshots.ts');
  const save = async (body: NewWorkoutSessionInput) => {
    const entry = await outbox.enqueue(USER_ID, { kind: 'workout', body });
    return outbox.sendEntryInTurn(entry);
  };
  return { save, ...outbox, ...snapshots };
}

/** The server hears nothing of it, or will not hear of it now. */
const REFUSALS: Partial<Record<Trouble, () => Promise<Response>>> = {
  'request lost': () => Promise.reject(new TypeError('Failed to fetch')),
  'server in trouble': async () => new Response('{"message":"Trouble."}', { status: 503 }),
  'token expired': async () => new Response('{"message":"Sign in."}', { status: 401 }),
};

function serverOf() {
  const stored = new Map<string, NewWorkoutSessionInput>();
  let trouble: Trouble = 'none';
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const met = trouble;
    if (met in REFUSALS) return REFUSALS[met]?.();
    const session: NewWorkoutSessionInput = JSON.parse(String(body));
    const isNew = !stored.has(session.clientId);
    if (isNew) stored.set(session.clientId, session);
    if (met === 'answer lost') throw new TypeError('Failed to fetch');
    if (met === 'tab closed') return new Promise<Response>(() => undefined);
    return new Response(JSON.stringify({ ...session, id: 'stored' }), { status: isNew ? 201 : 200 });
  });
  return {
    stored,
    meet: (next: Trouble) => {
      trouble = next;
    },
  };
}

function signIn(): void {
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', JSON.stringify({ id: USER_ID, email: 'anna@example.org' }));
}

function completion(clientId: string): NewWorkoutSessionInput {
  const completedOn = '2026-11-21' as CalendarDay;
  return { clientId, workoutId: '1', completedAt: 1_795_000_000_000, completedOn, utcOffsetMinutes: 0 };
}

test(`in ${SCHEDULES} schedules of trouble a finished workout is stored exactly once`, async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(anySchedule, fc.boolean(), async (schedule, isClosedOnDialog) => {
      localStorage.clear();
      signIn();
      number += 1;
      const clientId = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
      const server = serverOf();
      let tab = await openTab();
      await tab.saveSnapshot(USER_ID, { ...PLACE, sessionId: clientId });
      if (isClosedOnDialog) {
        tab = await openTab();
        expect((await tab.snapshotsOf(USER_ID)).map(({ sessionId }) => sessionId)).toEqual([clientId]);
      }

      const [first = 'none', ...later] = schedule;
      server.meet(first);
      const sent = tab.save(completion(clientId));
      if (first === 'tab closed') {
        await vi.waitFor(() => expect(server.stored.size).toBe(1));
        tab = await openTab();
      } else await sent;
      await tab.deleteSnapshot(USER_ID, clientId);
      for (const trouble of later) {
        server.meet(trouble);
        if (trouble === 'tab closed') tab = await openTab();
        else await tab.sendAll(USER_ID);
      }

      server.meet('none');
      tab = await openTab();
      await tab.sendAll(USER_ID);
      expect([...server.stored.keys()]).toEqual([clientId]);
      expect(await tab.loadOutbox(USER_ID)).toMatchObject({ waiting: [], rejected: [] });
      expect(await tab.snapshotsOf(USER_ID)).toEqual([]);
    }),
    { numRuns: SCHEDULES },
  );
}, 120_000);

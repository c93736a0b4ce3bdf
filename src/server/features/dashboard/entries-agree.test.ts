import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AUTH_SETTINGS_PATH,
  dashboardPath,
  healthAgreementsPath,
  progressPath,
  restoreSessionPath,
  statsPath,
  stepsPath,
  workoutDaysPath,
  workoutSessionPath,
  workoutSessionsPath,
} from '#contract/paths.ts';
import type { WorkoutSession } from '#contract/workout-sessions.ts';
import { type Dashboard, dashboardOf, MAX_SHOWN_SESSIONS } from '#domain/progress/dashboard.ts';
import { type DashboardAnswer, factsOf } from '#domain/progress/dashboard-answer.ts';
import { type MemberEntry, withEntry } from '#domain/progress/member-entry.ts';
import { inHistoryOrder, type MemberFacts, type ShownSession } from '#domain/progress/member-facts.ts';
import type { SentCompletion } from '#domain/progress/sent-completion.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { type ActivityServer, type Member, openActivityServer } from '#tests/servers/activity-server.ts';
import { tries } from '#tests/test-size.ts';
import { anyAction, type TimedAction } from './member-actions.fixture.ts';

/** On SQLite, and on PostgreSQL; `FULL=1` makes up 100,000 on each, and `ENTRY_HISTORIES=…` as many as it says. */
const HISTORIES = Number(process.env.ENTRY_HISTORIES ?? tries(200, 100_000));
const HISTORIES_ON_A_SLOWER_ONE = Number(process.env.ENTRY_HISTORIES ?? tries(20, 100_000));
const SEED = Number(process.env.ENTRY_SEED ?? Date.now() % 1_000_000);

/** After so many members a new database, so that the last history is as quick as the first. */
const HISTORIES_ON_A_SERVER = 5_000;

/** Side by side: a database that is a process of its own leaves time for others. */
const LANES = 4;

/** Taken, or refused by a rule. */
const ANSWERS = [200, 201, 204, 400, 404, 409];

const OF_SESSION: readonly string[] = ['workout', 'correction', 'deletion', 'restoration'];

const history = fc.array(anyAction, { minLength: 1, maxLength: 8, size: 'max' });

describe.each(TEST_DATABASES)('what a device makes of any entry, on %s', (kind) => {
  const count = kind === 'sqlite' ? HISTORIES : HISTORIES_ON_A_SLOWER_ONE;

  test(`is what the server answers next, in ${count} histories`, { timeout: 60_000 + 1_000 * count }, async () => {
    let begun = 0;
    const lane = async () => {
      while (begun < count) {
        const [seed, numRuns] = [SEED + begun, Math.min(HISTORIES_ON_A_SERVER, count - begun)];
        begun += numRuns;
        const server = await openActivityServer(kind);
        await fc.assert(
          fc.asyncProperty(history, (actions) => live(server, actions)),
          { seed, numRuns },
        );
        await server.close();
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  });
});

/** One member and their device: what the member sent, and the sessions that the server told of. */
interface Life {
  member: Member;
  sent: SentCompletion[];
  stored: Map<string, ShownSession>;
}

async function live(server: ActivityServer, actions: readonly TimedAction[]): Promise<void> {
  const life: Life = { member: await server.newMember(), sent: [], stored: new Map() };
  let before = await read(life.member);
  let offline = factsOf(before);
  for (const { hours, action } of actions) {
    server.clock.advance(hours * 3_600_000);
    const now = server.clock.now();
    const entries = action({ now, shown: before, sent: life.sent, stored: [...life.stored.values()] });
    if (entries.length === 0 && hours === 0) continue;
    // Of more sessions than are shown a device knows only those.
    if (entries.some(isDeletion) && before.workoutSessions.length === MAX_SHOWN_SESSIONS) continue;
    for (const entry of entries) await send(life, entry);
    const { facts, ...answer } = await read(life.member);
    offline = entries.reduce(withEntry, offline);
    const made = {
      'of the answer before': entries.reduce(withEntry, factsOf(before)),
      'of the first answer': offline,
      'with an entry whose answer was lost': entries.reduce(withEntry, factsOf({ ...answer, facts })),
    };
    for (const [what, device] of Object.entries(made)) {
      expectAnswer(shownOf(device, now, life.stored), answer, () => `${what}: ${JSON.stringify(entries)}`);
    }
    before = { ...answer, facts };
  }
}

/** Quicker than `toEqual` where they agree. */
function expectAnswer(shown: Dashboard, answer: Dashboard, about: () => string): void {
  if (!isDeepStrictEqual(shown, answer)) expect(shown, about()).toEqual(answer);
}

const isDeletion = ({ kind }: MemberEntry): boolean => kind === 'deletion';

const read = async (member: Member): Promise<DashboardAnswer> =>
  (await member.call('GET', dashboardPath(member.id))).json();

/** Only the server gives a session its id, by which those of one instant are in order. */
function shownOf(facts: MemberFacts, now: number, stored: ReadonlyMap<string, ShownSession>): Dashboard {
  const shown = facts.shown.map((session) => ({ ...session, id: stored.get(session.clientId)?.id ?? session.id }));
  return dashboardOf({ ...facts, shown: inHistoryOrder(shown) }, calendarDayAt(now, 0));
}

async function send({ member, sent, stored }: Life, entry: MemberEntry): Promise<void> {
  const answer = await member.call(...callOf(member.id, entry));
  if (!ANSWERS.includes(answer.statusCode)) throw new Error(answer.body);
  if (entry.kind === 'workout') sent.push(entry.body);
  if (answer.statusCode >= 300 || !OF_SESSION.includes(entry.kind)) return;
  const { userId, week, preMood, completedExercises, ...session } = answer.json() as WorkoutSession;
  stored.set(session.clientId, session);
}

function callOf(id: string, { kind, body }: MemberEntry): Parameters<Member['call']> {
  switch (kind) {
    case 'workout':
      return ['POST', workoutSessionsPath(id), body];
    case 'correction':
      return ['PATCH', workoutSessionPath(id, body.session.id), body.correction];
    case 'deletion':
      return ['DELETE', workoutSessionPath(id, body.session.id)];
    case 'restoration':
      return ['POST', restoreSessionPath(id, body.session.id)];
    case 'steps':
      return ['POST', stepsPath(id), body];
    case 'stepGoal':
    case 'restPasses':
      return ['PATCH', statsPath(id), body];
    case 'block':
      return ['PATCH', progressPath(id), body];
    case 'profile':
      return ['PATCH', AUTH_SETTINGS_PATH, body];
    case 'workoutDays':
      return ['PATCH', workoutDaysPath(id), body];
    case 'healthAgreement':
      return ['POST', healthAgreementsPath(id), body];
  }
}

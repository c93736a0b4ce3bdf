import { randomUUID } from 'node:crypto';
import { calendarDayAt } from '../../src/domain/time/calendar-day.ts';
import { tokenOf, userIdOf } from '../many-members/member-rows.ts';
import { askOnce } from './drive.ts';

/** How many different members a run asks about: enough that no page of the database is asked for twice in a row. */
const MEMBERS_ASKED = 2_000;

/** Of so many an app knows the dashboard already; they are never written to, so that what it knows stays true. */
const MEMBERS_KNOWN = 500;

const HOST = 'host: 127.0.0.1\r\n';
const MS_PER_HOUR = 3_600_000;

/** Requests of made-up members, each of one chosen at random among `membersAsked`; none is asked so often that a limit is met. */
export function createRequests(members: number, membersAsked = MEMBERS_ASKED) {
  const asked = Array.from({ length: membersAsked }, (_, index) => Math.floor((index * members) / membersAsked));
  const isWritten = (member: number) => member % 4 !== 0;
  const written = asked.filter(isWritten);
  const onlyRead = asked.filter((member) => !isWritten(member));
  const oneOf =
    <Item>(list: readonly Item[]) =>
    () =>
      list[Math.floor(Math.random() * list.length)] as Item;
  const anyWritten = oneOf(written);

  return {
    hello: () => `GET /hello HTTP/1.1\r\n${HOST}\r\n`,
    me: oneOf(asked.map((member) => get('/api/auth/me', member))),
    /** As long from the first round to the last: whose workouts are being written has more of them in each. */
    dashboard: oneOf(onlyRead.map((member) => get(dashboardPath(member), member))),

    /** Reads each dashboard once, and then asks whether it is still the same. */
    async unchanged(port: number): Promise<() => string> {
      const known = [];
      for (const member of onlyRead.slice(0, MEMBERS_KNOWN)) {
        const request = get(dashboardPath(member), member);
        const { text } = await askOnce(port, request);
        const tag = /\r\netag: ([^\r]+)/i.exec(text)?.[1] ?? '';
        known.push(request.replace(/\r\n\r\n$/, `\r\nif-none-match: ${tag}\r\n\r\n`));
      }
      return oneOf(known);
    },

    completion: () => post(anyWritten(), completedLately()),
  };
}

/** A sign-in of somebody unknown from an address of their own, as a flood from many machines would send it. */
export function strangersSignIn(): string {
  const body = JSON.stringify({ email: `${randomUUID()}@test.invalid`, password: 'porridge at seven' });
  const part = () => 1 + Math.floor(Math.random() * 250);
  const from = `x-forwarded-for: 10.${part()}.${part()}.${part()}\r\n`;
  return `POST /api/auth/login HTTP/1.1\r\n${HOST}${from}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

export const getMe = (member: number) => get('/api/auth/me', member);

const dashboardPath = (member: number) => `/api/users/${userIdOf(member)}/dashboard`;

const authorization = (member: number) => `authorization: Bearer ${tokenOf(member)}\r\n`;

const get = (path: string, member: number) => `GET ${path} HTTP/1.1\r\n${HOST}${authorization(member)}\r\n`;

function post(member: number, body: string): string {
  const head = `POST /api/users/${userIdOf(member)}/workout-sessions HTTP/1.1\r\n${HOST}${authorization(member)}`;
  return `${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

/** A day takes twenty workouts of a member; a long run asks for more. */
const DAYS = 10;

function completedLately(): string {
  const completedAt = Date.now() - MS_PER_HOUR * (1 + 24 * Math.floor(Math.random() * DAYS));
  return JSON.stringify({
    clientId: randomUUID(),
    workoutId: '3',
    rating: 8,
    notes: 'Stopped twice for nappies, still finished',
    completedAt,
    completedOn: calendarDayAt(completedAt, 0),
    utcOffsetMinutes: 0,
    activeSeconds: 1_500,
    effort: 'right',
    preMood: 'tired',
    completedExercises: [{ moveId: 'squat', level: 'standard', seconds: 480 }],
  });
}

import { SITTER_EMAILS_CONFIRM_PATH, SITTER_PATHS, sitterPath, workoutDaysPath } from '#contract/paths.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import type { Person } from './people.ts';

/** Monday, Wednesday and Friday at half past seven in the evening; the tests' clock begins on a Friday at nine. */
export const SITTER_DAYS = { weekdays: [0, 2, 4], startMinute: 19 * 60 + 30, zone: 'Europe/London' };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A member who has a sitter, and what the sitter's link carries. */
export interface MemberWithSitter {
  person: Person;
  token: string;
}

/** Calls of a member, and of the sitter. */
export function sitterCallsOf(server: Pick<TestApp, 'app' | 'people'>) {
  const asMember = ({ headers }: Person, method: Method, url: string, payload?: object) =>
    server.app.inject({ method, url, headers, ...(payload && { payload }) });
  const asStranger = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });

  async function invite(person: Person, invitation: object = {}): Promise<string> {
    const answer = await asMember(person, 'POST', sitterPath(person.id), invitation);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().path.split('#')[1];
  }

  return {
    asMember,
    asStranger,
    invite,
    changeDays: (person: Person, days: object = SITTER_DAYS) =>
      asMember(person, 'PATCH', workoutDaysPath(person.id), days),
    endByHer: (person: Person) => asMember(person, 'DELETE', sitterPath(person.id)),
    open: (token: string) => asStranger(SITTER_PATHS.open, { token }),
    say: (token: string, answer: 'yes' | 'no', day = '2026-11-20', from: string | null = '19:30') =>
      asStranger(SITTER_PATHS.answer, { token, day, from, answer }),
    endByLink: (token: string) => asStranger(SITTER_PATHS.end, { token }),
    async calendarAddress(token: string, isWanted = true): Promise<string> {
      return (await asStranger(SITTER_PATHS.calendar, { token, isWanted })).json().path;
    },
    askForSitterEmails: (token: string, email: string | null) => asStranger(SITTER_PATHS.emails, { token, email }),
    confirmSitterEmails: (token: string) => asStranger(SITTER_EMAILS_CONFIRM_PATH, { token }),
    follow: (path: string) => server.app.inject({ url: path }),
    /** Somebody who has paid, chosen their days, and asked Sam. */
    async withSitter(
      details: { firstName?: string; lastName?: string } = { firstName: 'Amira' },
    ): Promise<MemberWithSitter> {
      const person = await server.people.subscribe(details);
      await asMember(person, 'PATCH', workoutDaysPath(person.id), SITTER_DAYS);
      return { person, token: await invite(person, { name: 'Sam' }) };
    },
  };
}

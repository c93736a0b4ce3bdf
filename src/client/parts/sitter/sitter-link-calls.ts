import { callApi } from '#client/parts/server/api-client.ts';
import type { DoneAnswer } from '#contract/account.ts';
import { COVER_LETTERS_CONFIRM_PATH, COVER_PATHS } from '#contract/paths.ts';
import type { SitterCalendarAnswer, SitterPage } from '#contract/sitter.ts';
import type { SitterAnswer } from '#domain/sitter/sitter.ts';

/* What the person who covers can do: the link's token goes in the body, where no log of addresses sees it. */

const post = <Answer>(path: string, body: object) => callApi<Answer>(path, { method: 'POST', body });

export const openSitter = (token: string) => post<SitterPage>(COVER_PATHS.open, { token });

export const sayToSitter = (token: string, said: { day: string; from: string | null; answer: SitterAnswer }) =>
  post<SitterPage>(COVER_PATHS.answer, { token, ...said });

export const changeSitterCalendar = (token: string, isWanted: boolean) =>
  post<SitterCalendarAnswer>(COVER_PATHS.calendar, { token, isWanted });

export const changeSitterEmails = (token: string, email: string | null) =>
  post<SitterPage>(COVER_PATHS.letters, { token, email });

export const confirmSitterEmails = (token: string) => post<DoneAnswer>(COVER_LETTERS_CONFIRM_PATH, { token });

export const endSitterByLink = (token: string) => post<DoneAnswer>(COVER_PATHS.end, { token });

import { callApi } from '#client/parts/server/api-client.ts';
import type { DoneAnswer } from '#contract/account.ts';
import { COVER_LETTERS_CONFIRM_PATH, COVER_PATHS } from '#contract/paths.ts';
import type { CoverCalendarAnswer, CoverPage } from '#contract/sitter.ts';
import type { CoverAnswer } from '#domain/sitter/sitter.ts';

/* What the person who covers can do: the link's token goes in the body, where no log of addresses sees it. */

const post = <Answer>(path: string, body: object) => callApi<Answer>(path, { method: 'POST', body });

export const openCover = (token: string) => post<CoverPage>(COVER_PATHS.open, { token });

export const sayToCover = (token: string, said: { day: string; from: string | null; answer: CoverAnswer }) =>
  post<CoverPage>(COVER_PATHS.answer, { token, ...said });

export const changeCoverCalendar = (token: string, isWanted: boolean) =>
  post<CoverCalendarAnswer>(COVER_PATHS.calendar, { token, isWanted });

export const changeCoverLetters = (token: string, email: string | null) =>
  post<CoverPage>(COVER_PATHS.letters, { token, email });

export const confirmCoverLetters = (token: string) => post<DoneAnswer>(COVER_LETTERS_CONFIRM_PATH, { token });

export const endCoverByLink = (token: string) => post<DoneAnswer>(COVER_PATHS.end, { token });

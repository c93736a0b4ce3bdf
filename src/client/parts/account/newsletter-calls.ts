import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#client/parts/server/api-client.ts';
import type { LettersChoice, OwnLetters } from '#contract/newsletter.ts';
import { AUTH_LETTERS_PATH } from '#contract/paths.ts';

export const ownLettersQuery = () => queryOptions<OwnLetters>({ queryKey: [AUTH_LETTERS_PATH] });

export const chooseLetters = (choice: LettersChoice) =>
  callApi<OwnLetters>(AUTH_LETTERS_PATH, { method: 'POST', body: choice });

import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#client/parts/server/api-client.ts';
import type { NewsletterChoice, OwnNewsletter } from '#contract/newsletter.ts';
import { AUTH_LETTERS_PATH } from '#contract/paths.ts';

export const ownLettersQuery = () => queryOptions<OwnNewsletter>({ queryKey: [AUTH_LETTERS_PATH] });

export const chooseLetters = (choice: NewsletterChoice) =>
  callApi<OwnNewsletter>(AUTH_LETTERS_PATH, { method: 'POST', body: choice });

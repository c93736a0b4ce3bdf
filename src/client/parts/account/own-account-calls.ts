import { queryOptions } from '@tanstack/react-query';
import { callApi, callApiForText } from '#client/parts/server/api-client.ts';
import type { ChangePassword, DeleteAccount, Device, DoneAnswer } from '#contract/account.ts';
import type { NewsletterChoice, OwnNewsletter } from '#contract/newsletter.ts';
import {
  AUTH_CHANGE_PASSWORD_PATH,
  AUTH_DELETE_ACCOUNT_PATH,
  AUTH_DEVICES_PATH,
  AUTH_NEWSLETTER_PATH,
  AUTH_SIGN_OUT_EVERYWHERE_PATH,
} from '#contract/paths.ts';

export const devicesQuery = () => queryOptions<Device[]>({ queryKey: [AUTH_DEVICES_PATH] });

export const changePassword = (change: ChangePassword) =>
  callApi<DoneAnswer>(AUTH_CHANGE_PASSWORD_PATH, { method: 'POST', body: change });

export const signOutEverywhereElse = () => callApi<DoneAnswer>(AUTH_SIGN_OUT_EVERYWHERE_PATH, { method: 'POST' });

export const deleteAccount = (proof: DeleteAccount) =>
  callApi<DoneAnswer>(AUTH_DELETE_ACCOUNT_PATH, { method: 'POST', body: proof });

export const readOwnFile = (path: string) => callApiForText(path);

export const ownNewsletterQuery = () => queryOptions<OwnNewsletter>({ queryKey: [AUTH_NEWSLETTER_PATH] });

export const chooseNewsletter = (choice: NewsletterChoice) =>
  callApi<OwnNewsletter>(AUTH_NEWSLETTER_PATH, { method: 'POST', body: choice });

import { callApi } from '#client/platform/api-client.ts';
import type { DoneAnswer } from '#contract/account.ts';
import { unsubscribePath } from '#contract/paths.ts';

export const stopReminders = (token: string) => callApi<DoneAnswer>(unsubscribePath(token), { method: 'POST' });

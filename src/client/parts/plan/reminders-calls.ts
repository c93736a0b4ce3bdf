import { callApi } from '#client/parts/server/api-client.ts';
import type { DoneAnswer } from '#contract/account.ts';
import { unsubscribePath } from '#contract/paths.ts';

export const stopReminders = (token: string) => callApi<DoneAnswer>(unsubscribePath(token), { method: 'POST' });

import { useMutation } from '@tanstack/react-query';
import { callApi } from '#client/parts/server/api-client.ts';
import type { ProfileChangeInput, User } from '#contract/auth.ts';
import { AUTH_SETTINGS_PATH } from '#contract/paths.ts';
import { updateUser } from './current-sign-in.ts';

export function useSaveProfile() {
  return useMutation({
    mutationFn: (change: ProfileChangeInput) => callApi<User>(AUTH_SETTINGS_PATH, { method: 'PATCH', body: change }),
    onSuccess: updateUser,
  });
}

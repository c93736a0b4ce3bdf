import { useMutation } from '@tanstack/react-query';
import { callApi, UnreachableError } from '#client/platform/api-client.ts';
import { currentSession, updateUser } from '#client/platform/session.ts';
import type { ProfileChangeInput, User } from '#contract/auth.ts';
import { AUTH_SETTINGS_PATH } from '#contract/paths.ts';
import { keepAndSend } from './outbox.ts';

/** Changes the signed-in user's names and address; what the server answers is who she is from then on. */
export function useSaveProfile() {
  return useMutation({
    mutationFn: (change: ProfileChangeInput) => callApi<User>(AUTH_SETTINGS_PATH, { method: 'PATCH', body: change }),
    onSuccess: updateUser,
  });
}

type Names = Pick<User, 'firstName' | 'lastName' | 'email'>;

/**
 * Changes her names alone, with the address that she has. Where nobody is reached they are kept on the device until the
 * server has them, and used from now on: true once it has. A server that answers and did not save them is told as that.
 */
export function useSaveNames(userId: string) {
  return useMutation({
    async mutationFn(body: Names): Promise<boolean> {
      try {
        const user = (await keepAndSend(userId, { kind: 'profile', body })) as User | undefined;
        if (user) updateUser(user);
        return user !== undefined;
      } catch (error) {
        if (!(error instanceof UnreachableError)) throw error;
        const user = currentSession()?.user;
        if (user) updateUser({ ...user, ...body });
        return false;
      }
    },
  });
}

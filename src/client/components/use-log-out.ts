import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { signOut } from '#client/platform/sign-out.ts';

/** Signs out, and forgets everything that was read for the person who leaves. */
export function useLogOut(): () => void {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  return () => {
    const told = signOut(navigate);
    queryClient.clear();
    void told;
  };
}

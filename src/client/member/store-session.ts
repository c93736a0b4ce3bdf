import type { SignInAnswer } from '#contract/auth.ts';

/** Lazy: loaded while the form waits anyway. */
export async function storeSession(answer: SignInAnswer): Promise<void> {
  const { startSignIn } = await import('./sign-in.ts');
  await startSignIn(answer);
}

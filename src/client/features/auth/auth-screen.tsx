/** Sign in, or create an account; the address says which. */
export function AuthScreen() {
  return (
    <main>
      <h1>Sign In</h1>
    </main>
  );
}

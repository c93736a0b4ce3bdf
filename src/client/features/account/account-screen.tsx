/** The account summary. */
export function AccountScreen() {
  return (
    <main>
      <h1>Your Account</h1>
    </main>
  );
}

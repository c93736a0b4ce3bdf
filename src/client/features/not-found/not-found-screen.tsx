/** For an address that does not exist. */
export function NotFoundScreen() {
  return (
    <main>
      <h1>Page not found</h1>
    </main>
  );
}

/** What the product is, for whom, and what it costs. */
export function LandingScreen() {
  return (
    <main>
      <h1>Fit in 30</h1>
    </main>
  );
}

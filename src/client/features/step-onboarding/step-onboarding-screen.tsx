/** The first step goal. */
export function StepOnboardingScreen() {
  return (
    <main>
      <h1>Your Daily Step Goal</h1>
    </main>
  );
}

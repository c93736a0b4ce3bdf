/** Home, workouts and nutrition. */
export function MainAppScreen() {
  return (
    <main>
      <h1>Your programme</h1>
    </main>
  );
}

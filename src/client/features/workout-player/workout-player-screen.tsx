/** The player of one workout. */
export function WorkoutPlayerScreen({ workoutId }: { workoutId: string }) {
  return (
    <main>
      <h1>Workout {workoutId}</h1>
    </main>
  );
}

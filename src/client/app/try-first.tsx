import { HeldAside } from '#client/components/held-aside.tsx';
import { VisitorSafetyGate } from '#client/features/safety/visitor-safety-gate.tsx';
import { TriedWorkout } from '#client/features/workout-player/try/tried-workout.tsx';
import { valuesOfTried } from '#client/platform/tried-storage.ts';

/** The first workout for somebody without an account, behind the safety questions. */
export function TryFirst() {
  return (
    <HeldAside values={valuesOfTried}>
      <VisitorSafetyGate>
        <TriedWorkout />
      </VisitorSafetyGate>
    </HeldAside>
  );
}

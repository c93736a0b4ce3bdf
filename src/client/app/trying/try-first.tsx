import { VisitorSafetyGate } from '#client/features/safety/visitor-safety-gate.tsx';
import { TriedWorkout } from '#client/features/workout-player/try/tried-workout.tsx';
import { HeldAside } from '#client/parts/account/held-aside.tsx';
import { valuesOfTried } from '#client/parts/session/tried-storage.ts';

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

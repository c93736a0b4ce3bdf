import { useEffect, useEffectEvent, useState } from 'react';
import { Button, ButtonPair } from '#client/ui/button.tsx';
import { AlertDialog } from '#client/ui/dialog.tsx';
import type { SessionStep } from '#domain/session/session-plan.ts';
import { minutesLeft } from '#domain/session/session-snapshot.ts';
import { type SessionState, stepLeftMs } from '#domain/session/session-state.ts';
import { STEP_NAMES } from '../player-steps.ts';
import type { SessionControls } from './use-session-controls.ts';

interface TurnQuestionProps {
  state: SessionState;
  stepIndex: number;
  controls: SessionControls;
}

/** Timeout: without an answer she stays. */
const OPEN_MS = 8_000;

/** Confirmed first: a swipe may be accidental. */
export function TurnQuestion({ controls, ...at }: TurnQuestionProps) {
  const { open, setOpen, act } = controls;
  if (open !== 'next-step' && open !== 'previous-step') return null;
  const stay = () => setOpen(undefined);
  const turn = (step: SessionStep) => {
    act({ type: 'to-step', step });
    stay();
  };
  return <OpenTurnQuestion {...at} by={open === 'next-step' ? 1 : -1} onStay={stay} onTurn={turn} />;
}

interface OpenTurnQuestionProps extends Omit<TurnQuestionProps, 'controls'> {
  by: 1 | -1;
  onTurn: (step: SessionStep) => void;
  onStay: () => void;
}

function OpenTurnQuestion({ state, stepIndex, by, onTurn, onStay }: OpenTurnQuestionProps) {
  const [from] = useState(stepIndex);
  const to = (from + by) as SessionStep;
  const stay = useEffectEvent(onStay);
  const isOutdated = from !== stepIndex;
  useEffect(() => {
    const timer = setTimeout(stay, isOutdated ? 0 : OPEN_MS);
    return () => clearTimeout(timer);
  }, [isOutdated]);

  const leftMs = stepLeftMs(state, from as SessionStep);
  return (
    <AlertDialog
      open
      onClose={onStay}
      title={by === 1 ? `Skip to ${STEP_NAMES[to]}?` : `Back to ${STEP_NAMES[to]}?`}
      text={
        by === 1
          ? `You have ${minutesLeft(leftMs)} min of ${STEP_NAMES[from]} left. You can come back.`
          : 'You can come back here.'
      }
    >
      <ButtonPair>
        <Button variant="coral" onClick={onStay}>
          Stay
        </Button>
        <Button variant="outline" onClick={() => onTurn(to)}>
          {by === 1 ? 'Skip' : 'Go back'}
        </Button>
      </ButtonPair>
    </AlertDialog>
  );
}

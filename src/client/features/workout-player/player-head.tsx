import { Bell, ChevronLeft, ChevronRight, Volume2, VolumeX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SoundChoice } from '#client/platform/browser-storage.ts';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { SessionStep } from '#domain/session-plan.ts';
import { minutesLeft } from '#domain/session-snapshot.ts';
import { currentSegment, isDone, leftMs, type SessionState, stepLeftMs } from '#domain/session-state.ts';
import type { SessionControls } from './guided/use-session-controls.ts';
import styles from './player-head.module.css';
import { LAST_STEP, type PlayerStep } from './player-steps.ts';

interface PlayerHeadProps {
  steps: readonly PlayerStep[];
  stepIndex: number;
  /** Of a step, 0 to 1. */
  shareDone: (step: number) => number;
  onLeave: () => void;
  className?: string | undefined;
  children: ReactNode;
}

export function PlayerHead({ steps, stepIndex, shareDone, onLeave, className, children }: PlayerHeadProps) {
  return (
    <header className={classNames(styles.head, className)}>
      <IconButton label="Leave workout, progress is kept" onClick={onLeave}>
        <X size={26} aria-hidden="true" />
      </IconButton>
      <ol className={styles.steps}>
        {steps.map(({ name }, index) => (
          <li key={name} aria-current={index === stepIndex ? 'step' : undefined}>
            <span className={styles.track}>
              <span style={{ width: `${shareDone(index) * 100}%` }} />
            </span>
            {name}
          </li>
        ))}
      </ol>
      {children}
    </header>
  );
}

type ByHandHeadProps = Pick<PlayerHeadProps, 'steps' | 'stepIndex' | 'onLeave'> & { moveIndex: number };

export function ByHandHead({ steps, stepIndex, moveIndex, onLeave }: ByHandHeadProps) {
  const shareOfMoves = (moveIndex + 1) / (steps[stepIndex]?.moves.length ?? 1);
  const shareDone = (step: number) => (step === stepIndex ? shareOfMoves : Number(step < stepIndex));
  return (
    <PlayerHead {...{ steps, stepIndex, shareDone, onLeave }}>
      <p className={styles.counter}>
        <span className="visually-hidden">Step </span>
        {stepIndex + 1} / {steps.length}
      </p>
    </PlayerHead>
  );
}

interface GuidedHeadProps extends Pick<PlayerHeadProps, 'steps' | 'stepIndex'> {
  state: SessionState;
  sound: SoundChoice;
  controls: SessionControls;
  onComplete: () => void;
}

const SOUND_ICONS = { voice: Volume2, beeps: Bell, off: VolumeX } as const;
const SOUND_NAMES = { voice: 'Voice', beeps: 'Beeps', off: 'Off' } as const;

export function GuidedHead({ steps, stepIndex, state, sound, controls, onComplete }: GuidedHeadProps) {
  const SoundIcon = SOUND_ICONS[sound];
  const isLast = stepIndex === LAST_STEP;
  return (
    <PlayerHead
      {...{ steps, stepIndex }}
      shareDone={(step) => shareDone(state, step as SessionStep)}
      onLeave={controls.askToLeave}
      className={styles.guided}
    >
      <IconButton label={`Sound: ${SOUND_NAMES[sound]}`} className={styles.sound} onClick={controls.mute}>
        <SoundIcon size={24} aria-hidden="true" />
      </IconButton>
      <button type="button" className={styles.turn} disabled={stepIndex === 0} onClick={() => controls.askToTurn(-1)}>
        <ChevronLeft size={18} aria-hidden="true" />
        Previous
      </button>
      <p className={styles.left}>
        <span className="visually-hidden">
          Step {stepIndex + 1} / {steps.length}{' '}
        </span>
        {!isDone(state) && `${minutesLeft(leftMs(state))} min left`}
      </p>
      <button
        type="button"
        className={classNames(styles.turn, styles.next)}
        onClick={isLast ? onComplete : () => controls.askToTurn(1)}
      >
        {isLast ? 'Complete Workout' : 'Next'}
        {!isLast && <ChevronRight size={18} aria-hidden="true" />}
      </button>
    </PlayerHead>
  );
}

/** 0 to 1; of a step that she left, as far as she was. */
function shareDone(state: SessionState, step: SessionStep): number {
  const here = currentSegment(state)?.step ?? LAST_STEP + 1;
  if (step < here && !state.stepPlaces[step]) return 1;
  const lengthMs = state.segments.reduce((sum, segment) => sum + (segment.step === step ? segment.durationMs : 0), 0);
  return lengthMs === 0 ? 0 : 1 - stepLeftMs(state, step) / lengthMs;
}

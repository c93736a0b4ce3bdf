import { Bell, ChevronLeft, ChevronRight, Volume2, VolumeX, X } from 'lucide-react';
import type { SoundChoice } from '#client/platform/browser-storage.ts';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { SessionStep } from '#domain/session-plan.ts';
import { minutesLeft } from '#domain/session-snapshot.ts';
import { currentSegment, isDone, leftMs, type SessionState, stepLeftMs } from '#domain/session-state.ts';
import headStyles from '../player-head.module.css';
import { LAST_STEP, type PlayerStep } from '../player-steps.ts';
import styles from './guided-head.module.css';
import type { GuidedActions } from './use-guided-controls.ts';

interface GuidedHeadProps {
  steps: readonly PlayerStep[];
  stepIndex: number;
  state: SessionState;
  sound: SoundChoice;
  controls: GuidedActions;
  onComplete: () => void;
}

const SOUND_ICONS = { voice: Volume2, beeps: Bell, off: VolumeX } as const;
const SOUND_NAMES = { voice: 'Voice', beeps: 'Beeps', off: 'Off' } as const;

/** The way out, how far she is, the sound; below the steps the way from one to the next, and the time that is left. */
export function GuidedHead({ steps, stepIndex, state, sound, controls, onComplete }: GuidedHeadProps) {
  const SoundIcon = SOUND_ICONS[sound];
  return (
    <header className={classNames(headStyles.head, styles.head)}>
      <IconButton label="Leave workout, progress is kept" onClick={controls.askToLeave}>
        <X size={26} aria-hidden="true" />
      </IconButton>
      <ol className={classNames(headStyles.steps, styles.steps)}>
        {steps.map(({ name }, index) => (
          <li key={name} aria-current={index === stepIndex ? 'step' : undefined}>
            <span className={headStyles.track}>
              <span style={{ width: `${shareDone(state, index as SessionStep) * 100}%` }} />
            </span>
            {name}
          </li>
        ))}
      </ol>
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
        onClick={stepIndex === LAST_STEP ? onComplete : () => controls.askToTurn(1)}
      >
        {stepIndex === LAST_STEP ? 'Complete Workout' : 'Next'}
        {stepIndex !== LAST_STEP && <ChevronRight size={18} aria-hidden="true" />}
      </button>
    </header>
  );
}

/** How much of a step is behind her, 0 to 1; of one that she left, as far as she was. */
function shareDone(state: SessionState, step: SessionStep): number {
  const here = currentSegment(state)?.step ?? LAST_STEP + 1;
  if (step < here && !state.stepPlaces[step]) return 1;
  const lengthMs = state.segments.reduce((sum, segment) => sum + (segment.step === step ? segment.durationMs : 0), 0);
  return lengthMs === 0 ? 0 : 1 - stepLeftMs(state, step) / lengthMs;
}

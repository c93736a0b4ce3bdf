import { Bell, ChevronLeft, ChevronRight, Volume2, VolumeX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { filledTo } from '#client/ui/progress-bar.tsx';
import type { SessionStep } from '#domain/session/session-plan.ts';
import { minutesLeft } from '#domain/session/session-snapshot.ts';
import { currentSegment, isDone, leftMs, type SessionState, stepLeftMs } from '#domain/session/session-state.ts';
import type { SessionSound } from './cues/use-session-cues.ts';
import type { SessionControls } from './guided/use-session-controls.ts';
import styles from './player-head.module.css';
import { LAST_STEP, type PlayerStep } from './player-steps.ts';

interface PlayerHeadProps {
  steps: readonly PlayerStep[];
  stepIndex: number;
  /** Of a step, 0 to 1. */
  shareDone: (step: number) => number;
  leaveLabel?: string;
  className?: string | undefined;
  onLeave: () => void;
  children: ReactNode;
}

const LEAVE = 'Leave workout, progress is kept';

export function PlayerHead({ steps, stepIndex, shareDone, onLeave, children, ...props }: PlayerHeadProps) {
  const { leaveLabel = LEAVE, className } = props;
  return (
    <header className={classNames(styles.head, className)}>
      <IconButton label={leaveLabel} onClick={onLeave}>
        <X size={26} aria-hidden="true" />
      </IconButton>
      <ol className={styles.steps}>
        {steps.map(({ name }, index) => (
          <li key={name} aria-current={index === stepIndex ? 'step' : undefined}>
            <span className={styles.track}>
              <span style={filledTo(shareDone(index))} />
            </span>
            {name}
          </li>
        ))}
      </ol>
      {children}
    </header>
  );
}

interface ByHandHeadProps extends Pick<PlayerHeadProps, 'steps' | 'stepIndex' | 'onLeave'>, TurnProps {
  moveIndex: number;
}

export function ByHandHead({ steps, stepIndex, moveIndex, onLeave, ...turns }: ByHandHeadProps) {
  const shareOfMoves = (moveIndex + 1) / (steps[stepIndex]?.moves.length ?? 1);
  const shareDone = (step: number) => (step === stepIndex ? shareOfMoves : Number(step < stepIndex));
  return (
    <PlayerHead {...{ steps, stepIndex, shareDone, onLeave }}>
      <Previous isFirst={stepIndex === 0} {...turns} />
      <p className={styles.left}>
        <span className="visually-hidden">Step </span>
        {stepIndex + 1} / {steps.length}
      </p>
      {stepIndex === LAST_STEP ? <span className={styles.noNext} /> : <Next {...turns} />}
    </PlayerHead>
  );
}

interface GuidedHeadProps extends Pick<PlayerHeadProps, 'steps' | 'stepIndex'> {
  state: SessionState;
  sound: SessionSound;
  controls: SessionControls;
  onComplete: () => void;
}

const SOUND_ICONS = { voice: Volume2, beeps: Bell, off: VolumeX } as const;
const SOUND_NAMES = { voice: 'Voice', beeps: 'Beeps', off: 'Off' } as const;

export function GuidedHead({ steps, stepIndex, state, sound, controls, onComplete }: GuidedHeadProps) {
  const { choice, lacksVoice } = sound;
  const SoundIcon = SOUND_ICONS[lacksVoice ? 'beeps' : choice];
  const soundName = lacksVoice ? 'Beeps, no voice on this device' : SOUND_NAMES[choice];
  return (
    <PlayerHead
      {...{ steps, stepIndex }}
      shareDone={(step) => shareDone(state, step as SessionStep)}
      onLeave={controls.askToLeave}
    >
      <IconButton
        label={`Sound: ${soundName}`}
        className={styles.sound}
        aria-haspopup="dialog"
        onClick={() => controls.setOpen('sound')}
      >
        <SoundIcon size={24} aria-hidden="true" />
      </IconButton>
      {steps.length > 1 && <Previous isFirst={stepIndex === 0} onPrevious={() => controls.askToTurn(-1)} />}
      <p className={styles.left}>
        <span className="visually-hidden">
          Step {stepIndex + 1} / {steps.length}{' '}
        </span>
        {!isDone(state) && `${minutesLeft(leftMs(state))} min left`}
      </p>
      {stepIndex === steps.length - 1 ? (
        <button type="button" className={classNames(styles.turn, styles.next)} onClick={onComplete}>
          {steps.length > 1 ? 'Complete Workout' : 'Finish'}
        </button>
      ) : (
        <Next onNext={() => controls.askToTurn(1)} />
      )}
    </PlayerHead>
  );
}

/** Of a session that is over in a minute: sound is one tap. */
export function BriefHead({ steps, state, sound, controls }: Omit<GuidedHeadProps, 'stepIndex' | 'onComplete'>) {
  const isSilent = sound.choice === 'off';
  const SoundIcon = SOUND_ICONS[sound.choice];
  return (
    <PlayerHead
      {...{ steps }}
      stepIndex={0}
      shareDone={() => shareDone(state, 0)}
      leaveLabel="Leave"
      className={styles.brief}
      onLeave={controls.onLeave}
    >
      <button type="button" className={styles.tapForSound} onClick={controls.mute}>
        <SoundIcon size={20} aria-hidden="true" />
        {isSilent ? 'Tap for sound' : 'Sound off'}
      </button>
    </PlayerHead>
  );
}

interface TurnProps {
  onPrevious: () => void;
  onNext: () => void;
}

function Previous({ isFirst, onPrevious }: Pick<TurnProps, 'onPrevious'> & { isFirst: boolean }) {
  return (
    <button type="button" className={styles.turn} disabled={isFirst} onClick={onPrevious}>
      <ChevronLeft size={18} aria-hidden="true" />
      Previous
    </button>
  );
}

function Next({ onNext }: Pick<TurnProps, 'onNext'>) {
  return (
    <button type="button" className={classNames(styles.turn, styles.next)} onClick={onNext}>
      Next
      <ChevronRight size={18} aria-hidden="true" />
    </button>
  );
}

/** 0 to 1; of a step that she left, as far as she was. */
function shareDone(state: SessionState, step: SessionStep): number {
  const here = currentSegment(state)?.step ?? LAST_STEP + 1;
  if (step < here && !state.stepPlaces[step]) return 1;
  const lengthMs = state.segments.reduce((sum, segment) => sum + (segment.step === step ? segment.durationMs : 0), 0);
  return lengthMs === 0 ? 0 : 1 - stepLeftMs(state, step) / lengthMs;
}

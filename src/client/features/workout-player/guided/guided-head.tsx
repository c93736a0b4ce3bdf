import { Bell, Captions, CaptionsOff, Volume2, VolumeX, X } from 'lucide-react';
import type { SessionSound } from '#client/features/workout-player/cues/use-session-cues.ts';
import player from '#client/features/workout-player/player.module.css';
import { LEAVE, Next, Previous, TurnButton } from '#client/features/workout-player/player-head.tsx';
import type { PlayerStep } from '#client/features/workout-player/player-steps.ts';
import { captions } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { filledTo } from '#client/ui/progress-bar.tsx';
import type { SessionStep } from '#domain/session/session-plan.ts';
import { minutesLeft } from '#domain/session/session-snapshot.ts';
import { currentSegment, leftMs, type SessionState, stepLeftMs } from '#domain/session/session-state.ts';
import styles from './guided-head.module.css';
import type { ShownSegment } from './segment-words.ts';
import type { SessionControls } from './use-session-controls.ts';

interface GuidedHeadProps {
  steps: readonly PlayerStep[];
  stepIndex: number;
  state: SessionState;
  shown: ShownSegment;
  sound: SessionSound;
  controls: SessionControls;
  onComplete: () => void;
}

const SOUND_ICONS = { voice: Volume2, beeps: Bell, off: VolumeX } as const;
const SOUND_NAMES = { voice: 'Voice', beeps: 'Beeps', off: 'Off' } as const;

/** How far the member is stays; what leads elsewhere comes with a tap. */
export function GuidedHead({ steps, stepIndex, state, shown, sound, controls, onComplete }: GuidedHeadProps) {
  const { isAlways, isAsked, isOpen, toggle, noteClick } = controls.shownControls;
  const isLast = stepIndex === steps.length - 1;
  return (
    <>
      {!isAlways && (
        <button
          type="button"
          className={styles.stage}
          aria-label={isAsked ? 'Hide controls' : 'Show controls'}
          aria-expanded={isAsked}
          onClick={(event) => {
            noteClick(event);
            toggle();
          }}
        />
      )}
      <header className={styles.head}>
        <div className={styles.progress}>
          <ol>
            {steps.map(({ name, minutes }, index) => (
              <li key={name} style={{ flexGrow: minutes }} aria-current={index === stepIndex ? 'step' : undefined}>
                <span style={filledTo(shareDone(state, index as SessionStep))} />
                <span className="visually-hidden">{name}</span>
              </li>
            ))}
          </ol>
          {steps.length > 1 && (
            <p>
              <span className="visually-hidden">Step </span>
              {stepIndex + 1} / {steps.length}
            </p>
          )}
        </div>
        <div className={styles.row} inert={!isOpen && !controls.isBrief}>
          <IconButton label={controls.isBrief ? 'Leave' : LEAVE} onClick={controls.askToLeave}>
            <X size={26} aria-hidden="true" />
          </IconButton>
          <p>{`${minutesLeft(leftMs(state))} min left`}</p>
          {controls.isBrief ? <TapForSound {...{ sound, controls }} /> : <SoundButtons {...{ sound, controls }} />}
        </div>
        <div className={styles.row} inert={!isOpen}>
          {steps.length > 1 && <Previous isFirst={stepIndex === 0} onPrevious={() => controls.askToTurn(-1)} />}
          <p data-place="">
            {shown.place} {shown.count}
          </p>
          {isLast ? (
            !controls.isBrief && (
              <TurnButton onClick={onComplete}>{steps.length > 1 ? 'Complete Workout' : 'Finish'}</TurnButton>
            )
          ) : (
            <Next onNext={() => controls.askToTurn(1)} />
          )}
        </div>
      </header>
    </>
  );
}

function SoundButtons({ sound, controls }: Pick<GuidedHeadProps, 'sound' | 'controls'>) {
  const [isCaptioned, caption] = useStoredValue(captions);
  const { choice, lacksVoice } = sound;
  const SoundIcon = SOUND_ICONS[lacksVoice ? 'beeps' : choice];
  const CaptionIcon = isCaptioned ? Captions : CaptionsOff;
  return (
    <>
      <IconButton label="Captions: show what she says" aria-pressed={isCaptioned} onClick={() => caption(!isCaptioned)}>
        <CaptionIcon size={22} aria-hidden="true" />
        <small>Captions</small>
      </IconButton>
      <IconButton
        label={`Sound: ${lacksVoice ? 'No voice on this device, so beeps' : SOUND_NAMES[choice]}`}
        aria-haspopup="dialog"
        onClick={() => controls.setOpen('sound')}
      >
        <SoundIcon size={22} aria-hidden="true" />
        <small>Sound</small>
      </IconButton>
    </>
  );
}

/** Of a session that is over in a minute: sound is one tap. */
function TapForSound({ sound, controls }: Pick<GuidedHeadProps, 'sound' | 'controls'>) {
  const SoundIcon = SOUND_ICONS[sound.choice];
  return (
    <button type="button" className={classNames(player.pill, styles.tapForSound)} onClick={controls.mute}>
      <SoundIcon size={20} aria-hidden="true" />
      {sound.choice === 'off' ? 'Tap for sound' : 'Sound off'}
    </button>
  );
}

/** 0 to 1; of a step that the member left, as far as the member was. */
function shareDone(state: SessionState, step: SessionStep): number {
  const here = currentSegment(state)?.step ?? Number.POSITIVE_INFINITY;
  if (step < here && !state.stepPlaces[step]) return 1;
  const lengthMs = state.segments.reduce((sum, segment) => sum + (segment.step === step ? segment.durationMs : 0), 0);
  return lengthMs === 0 ? 0 : 1 - stepLeftMs(state, step) / lengthMs;
}

import { Bell, Volume2, VolumeX, X } from 'lucide-react';
import type { SoundChoice } from '#client/platform/browser-storage.ts';
import { IconButton } from '#client/ui/button.tsx';
import type { SessionState } from '#domain/session-clock.ts';
import headStyles from '../player-head.module.css';
import type { PlayerStep } from '../player-steps.ts';

interface GuidedHeadProps {
  steps: readonly PlayerStep[];
  stepIndex: number;
  state: SessionState;
  sound: SoundChoice;
  onSound: () => void;
  onLeave: () => void;
}

const SOUND_ICONS = { voice: Volume2, beeps: Bell, off: VolumeX } as const;
const SOUND_NAMES = { voice: 'Voice', beeps: 'Beeps', off: 'Off' } as const;

/** The way out, how far she is, and the sound. */
export function GuidedHead({ steps, stepIndex, state, sound, onSound, onLeave }: GuidedHeadProps) {
  const SoundIcon = SOUND_ICONS[sound];
  return (
    <header className={headStyles.head}>
      <IconButton label="Leave workout, progress is kept" onClick={onLeave}>
        <X size={26} aria-hidden="true" />
      </IconButton>
      <ol className={headStyles.steps}>
        {steps.map(({ name }, index) => (
          <li key={name} aria-current={index === stepIndex ? 'step' : undefined}>
            <span className={headStyles.track}>
              <span style={{ width: `${shareDone(state, index) * 100}%` }} />
            </span>
            {name}
          </li>
        ))}
      </ol>
      <p className={headStyles.counter}>
        <span className="visually-hidden">Step </span>
        {stepIndex + 1} / {steps.length}
      </p>
      <IconButton label={`Sound: ${SOUND_NAMES[sound]}`} onClick={onSound}>
        <SoundIcon size={24} aria-hidden="true" />
      </IconButton>
    </header>
  );
}

/** How much of a step is behind her, 0 to 1. */
function shareDone({ segments, index, elapsedMs }: SessionState, step: number): number {
  let doneMs = 0;
  let allMs = 0;
  for (const [place, segment] of segments.entries()) {
    if (segment.step !== step) continue;
    allMs += segment.durationMs;
    if (place < index) doneMs += segment.durationMs;
    if (place === index) doneMs += elapsedMs;
  }
  return allMs === 0 ? 0 : doneMs / allMs;
}

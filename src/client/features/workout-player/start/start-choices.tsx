import { ChevronRight, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SessionSound } from '#client/features/workout-player/cues/use-session-cues.ts';
import type { MoveLevels } from '#client/features/workout-player/move-levels.ts';
import { SOUND_NAMES, SoundChoiceControl, TalkChoice } from '#client/parts/session/sound-choice.tsx';
import { LEVEL_NAMES, lengthOptions } from '#client/parts/session/workout-labels.ts';
import { Button } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import type { PlannedLength } from '#domain/session/session-plan.ts';
import { WARM_UP_CHOICES, type WarmUpChoice } from '#domain/session/warm-up-choice.ts';
import { MOVE_LEVELS, type MoveLevel } from '#programme/moves/move.ts';
import styles from './start-choices.module.css';

export interface StartChoicesProps {
  fullMinutes: number;
  length: PlannedLength;
  onLength: (length: PlannedLength) => void;
  levels: Pick<MoveLevels, 'today' | 'usual'>;
  onLevel: (level: MoveLevel | undefined) => void;
  warmUp: WarmUpChoice;
  onWarmUp: (warmUp: WarmUpChoice) => void;
  sound: Pick<SessionSound, 'choice' | 'choose' | 'hasRecordings' | 'lacksVoice'>;
  isReady: boolean;
  onSoundOnly: () => void;
  onByHand: () => void;
}

const OWN = 'own';
const LEVEL_HINTS: Readonly<Record<MoveLevel | typeof OWN, string>> = {
  own: 'Each move the way you last did it.',
  easier: 'For a tired day.',
  standard: 'The way it’s planned.',
  harder: 'Wherever it’s unlocked.',
};
const OWN_OPTION = { value: OWN, label: 'As last time' } as const;
const LEVEL_OPTIONS = MOVE_LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }));
const WARM_UP_NAMES: Readonly<Record<WarmUpChoice, string>> = { usual: 'Full', short: 'Short' };
const WARM_UP_HINTS: Readonly<Record<WarmUpChoice, string>> = {
  usual: 'Every joint, 8 minutes.',
  short: '4 to 5 minutes, made for this one. The cool-down’s shorter too.',
};
const WARM_UP_OPTIONS = WARM_UP_CHOICES.map((value) => ({ value, label: WARM_UP_NAMES[value] }));
const SOUND_HINTS = {
  voice: 'The coach talks. Beeps count you in.',
  beeps: 'Beeps only, no talking.',
  off: 'Silent. The screen lights up instead.',
} as const;

/** What was chosen before is told in one line; all of it can still be changed behind it. */
export function StartChoices(props: StartChoicesProps) {
  const { fullMinutes, length, onLength, levels, onLevel, warmUp, onWarmUp, sound } = props;
  const { isReady, onSoundOnly, onByHand } = props;
  const level = levels.today ?? levels.usual ?? OWN;
  const told = [level === OWN ? OWN_OPTION.label : LEVEL_NAMES[level], SOUND_NAMES[sound.choice]];
  const [isOpen, setOpen] = useState(false);
  // Closed before the other view takes the focus.
  const goOn = (go: () => void) => {
    flushSync(() => setOpen(false));
    go();
  };
  return (
    <Choice name="Adjust" title="Adjust today" value={told.join(', ')} {...{ isOpen, setOpen }}>
      <Group title="How long have you got?">
        <SegmentedControl
          label="How long have you got?"
          options={lengthOptions(fullMinutes)}
          value={length}
          onChange={onLength}
        />
      </Group>
      <Group title="Level" hint={LEVEL_HINTS[level]}>
        <SegmentedControl
          label="Level"
          options={levels.usual ? LEVEL_OPTIONS : [OWN_OPTION, ...LEVEL_OPTIONS]}
          value={level}
          onChange={(chosen) => onLevel(chosen === OWN || chosen === levels.usual ? undefined : chosen)}
          className={styles.wraps}
        />
      </Group>
      <Group title="Warm-up" hint={WARM_UP_HINTS[warmUp]}>
        <SegmentedControl label="Warm-up" options={WARM_UP_OPTIONS} value={warmUp} onChange={onWarmUp} />
      </Group>
      <Group title="Sound" hint={sound.choice === 'voice' ? undefined : SOUND_HINTS[sound.choice]}>
        <SoundChoices sound={sound} />
      </Group>
      <div>
        {sound.choice === 'voice' && !sound.lacksVoice && (
          <Way
            name="Sound only"
            hint="It keeps going in your pocket."
            disabled={!isReady}
            onGo={() => goOn(onSoundOnly)}
          />
        )}
        <Way name="Without the timer" hint="You press Next yourself." onGo={() => goOn(onByHand)} />
      </div>
    </Choice>
  );
}

export function StartSound({ sound }: Pick<StartChoicesProps, 'sound'>) {
  const [isOpen, setOpen] = useState(false);
  const { choice } = sound;
  return (
    <Choice name="Sound" value={SOUND_NAMES[choice]} text={SOUND_HINTS[choice]} {...{ isOpen, setOpen }}>
      <SoundChoices sound={sound} />
    </Choice>
  );
}

function SoundChoices({ sound }: Pick<StartChoicesProps, 'sound'>) {
  return (
    <>
      <SoundChoiceControl value={sound.choice} onChange={sound.choose} hasRecordings={sound.hasRecordings} />
      {sound.choice === 'voice' && (
        <Group title="How much the coach says">
          <TalkChoice />
        </Group>
      )}
    </>
  );
}

interface ChoiceProps {
  name: string;
  /** What it is now. */
  value: string;
  /** Of its sheet, where that is not its name. */
  title?: string;
  text?: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

function Choice({ name, value, title = name, text, isOpen, setOpen, children }: ChoiceProps) {
  return (
    <>
      <button type="button" className={styles.choice} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        <b>{name}</b> <small>{value}</small>
      </button>
      <BottomSheet
        open={isOpen}
        onOpenChange={setOpen}
        closable
        title={title}
        text={text}
        foot={
          <Button size="large" onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        <div className={styles.sheet}>{children}</div>
      </BottomSheet>
    </>
  );
}

function Group({ title, hint, children }: { title: string; hint?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {children}
      {hint && <p>{hint}</p>}
    </div>
  );
}

interface WayProps {
  name: string;
  hint: string;
  disabled?: boolean;
  onGo: () => void;
}

/** Another way to go through it, which begins at once. */
function Way({ name, hint, disabled, onGo }: WayProps) {
  return (
    <button type="button" className={styles.way} {...{ disabled }} onClick={onGo}>
      <span>
        <b>{name}</b>
        <small aria-hidden="true">{hint}</small>
      </span>
      <ChevronRight size={22} aria-hidden="true" />
    </button>
  );
}

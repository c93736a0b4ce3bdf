import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SessionSound } from '#client/features/workout-player/cues/use-session-cues.ts';
import { SOUND_NAMES, SoundChoiceControl, TalkChoice } from '#client/parts/session/sound-choice.tsx';
import { LEVEL_NAMES, lengthOptions } from '#client/parts/session/workout-labels.ts';
import { Button } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { RadioTiles } from '#client/ui/radio-tiles.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import type { PlannedLength } from '#domain/session/session-plan.ts';
import { WARM_UP_CHOICES, type WarmUpChoice } from '#domain/session/warm-up-choice.ts';
import { MOVE_LEVELS, type MoveLevel } from '#programme/moves/move.ts';
import styles from './start-choices.module.css';

export interface StartChoicesProps {
  fullMinutes: number;
  length: PlannedLength;
  onLength: (length: PlannedLength) => void;
  /** Undefined: each move at its own. */
  level: MoveLevel | undefined;
  onLevel: (level: MoveLevel | undefined) => void;
  warmUp: WarmUpChoice;
  onWarmUp: (warmUp: WarmUpChoice) => void;
  sound: Pick<SessionSound, 'choice' | 'choose' | 'hasRecordings'>;
}

const OWN = 'own';
const LEVEL_HINTS: Readonly<Record<MoveLevel, string>> = {
  easier: 'For a tired day',
  standard: 'The way it’s planned',
  harder: 'Wherever it’s unlocked',
};
const LEVEL_TILES = [
  { value: OWN, title: 'As last time', hint: 'Each move the way you last did it' },
  ...MOVE_LEVELS.map((value) => ({ value, title: LEVEL_NAMES[value], hint: LEVEL_HINTS[value] })),
] as const;
const WARM_UP_NAMES: Readonly<Record<WarmUpChoice, string>> = { usual: 'Full', short: 'Short' };
const WARM_UP_HINTS: Readonly<Record<WarmUpChoice, string>> = {
  usual: 'Every joint, 8 minutes',
  short: '4 to 5 minutes, made for this one',
};
const WARM_UP_TILES = WARM_UP_CHOICES.map((value) => ({
  value,
  title: WARM_UP_NAMES[value],
  hint: WARM_UP_HINTS[value],
}));
const SOUND_HINTS = {
  voice: 'The coach talks. Beeps count you in.',
  beeps: 'Beeps only, no talking.',
  off: 'Silent. The screen lights up instead.',
} as const;

/** What was chosen before stands here and is only told; each can still be changed. */
export function StartChoices(props: StartChoicesProps) {
  const { fullMinutes, length, onLength, level, onLevel, warmUp, onWarmUp, sound } = props;
  return (
    <div className={styles.choices}>
      <SegmentedControl
        label="How long have you got?"
        surface="panel"
        options={lengthOptions(fullMinutes)}
        value={length}
        onChange={onLength}
      />
      <div className={styles.told}>
        <Choice name="Level" value={level ? LEVEL_NAMES[level] : 'As last time'} text="For every move today.">
          <RadioTiles
            label="Level"
            tiles={LEVEL_TILES}
            columns={2}
            value={level ?? OWN}
            onChange={(chosen) => onLevel(chosen === OWN ? undefined : chosen)}
          />
        </Choice>
        <Choice name="Warm-up" value={WARM_UP_NAMES[warmUp]} text="It sets the cool-down too.">
          <RadioTiles label="Warm-up" tiles={WARM_UP_TILES} columns={2} value={warmUp} onChange={onWarmUp} />
        </Choice>
        <StartSound sound={sound} />
      </div>
    </div>
  );
}

export function StartSound({ sound }: Pick<StartChoicesProps, 'sound'>) {
  return (
    <Choice name="Sound" value={SOUND_NAMES[sound.choice]} text={SOUND_HINTS[sound.choice]}>
      <SoundChoiceControl value={sound.choice} onChange={sound.choose} hasRecordings={sound.hasRecordings} />
      {sound.choice === 'voice' && <TalkChoice />}
    </Choice>
  );
}

function Choice({ name, value, text, children }: { name: string; value: string; text: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.choice} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          <small>{name}</small> <b>{value}</b>
        </span>
        <ChevronDown size={20} aria-hidden="true" />
      </button>
      <BottomSheet open={isOpen} onOpenChange={setOpen} closable title={name} text={text}>
        <div className={styles.sheet}>
          {children}
          <Button block onClick={() => setOpen(false)}>
            Done
          </Button>
        </div>
      </BottomSheet>
    </>
  );
}

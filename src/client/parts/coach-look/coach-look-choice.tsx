import { type CSSProperties, useId } from 'react';
import { CoachStage } from '#client/coach/stage/coach-stage.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { HAIR_TONES, HAIRS, SHAPES, SKINS, TOPS, useCoachAppearance } from './coach-look.ts';
import styles from './coach-look-choice.module.css';

export function CoachLookChoice() {
  const [appearance, change] = useCoachAppearance();
  const look = Object.values(appearance).join();
  return (
    <div className={styles.choice}>
      <CoachStage
        name="march-standard"
        label="Your coach"
        playing="for a moment"
        turnsWith={look}
        controls
        className={styles.stage}
      />
      <div className={styles.parts}>
        <Part label="Skin" choices={SKINS} value={appearance.skin} onChange={(skin) => change({ skin })} />
        <Part label="Hair" choices={HAIRS} value={appearance.hair} onChange={(hair) => change({ hair })} />
        {appearance.hair !== 'headscarf' && (
          <Part
            label="Hair colour"
            choices={HAIR_TONES}
            value={appearance.hairColour}
            onChange={(hairColour) => change({ hairColour })}
          />
        )}
        <Part label="Top" choices={TOPS} value={appearance.top} onChange={(top) => change({ top })} />
        <Part label="Shape" choices={SHAPES} value={appearance.shape} onChange={(shape) => change({ shape })} />
      </div>
    </div>
  );
}

interface PartProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; name: string; colour?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Colours are round swatches, the rest are words. */
function Part<Value extends string>({ label, choices, value, onChange }: PartProps<Value>) {
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <RadioGroup
        aria-labelledby={labelId}
        className={styles.row}
        radios={choices.map(({ value: own, name, colour }) =>
          colour
            ? {
                value: own,
                'aria-label': name,
                className: styles.swatch,
                style: { '--swatch': colour } as CSSProperties,
              }
            : { value: own, children: name, className: styles.word },
        )}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

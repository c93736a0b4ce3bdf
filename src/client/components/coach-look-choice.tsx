import { type CSSProperties, useId } from 'react';
import { CoachClip } from '#client/figure/coach-clip.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { SCENES } from '#programme/poses/scenes.ts';
import { type CoachAppearance, HAIRS, SKINS, skinColour, TOPS, topColour, useCoachAppearance } from './coach-look.ts';
import styles from './coach-look-choice.module.css';

const SKIN_SWATCHES = SKINS.map((skin) => ({ ...skin, colour: skinColour(skin.value) }));
const TOP_SWATCHES = TOPS.map((top) => ({ ...top, colour: topColour(top.value) }));
const HAIR_OPTIONS = HAIRS.map(({ value, name }) => ({ value, label: name }));

export function CoachLookChoice({ playing }: { playing?: boolean }) {
  const [appearance, saveAppearance] = useCoachAppearance();
  const change = (part: Partial<CoachAppearance>) => saveAppearance({ ...appearance, ...part });
  return (
    <div className={styles.choice}>
      <div className={styles.look}>
        <div className={styles.stage}>
          <CoachClip clip={SCENES.celebration.clip} viewBox="80 -2 160 294" playing={playing} decorative />
        </div>
        <div className={styles.colours}>
          <CoachSwatches
            label="Skin"
            swatches={SKIN_SWATCHES}
            value={appearance.skin}
            onChange={(skin) => change({ skin })}
          />
          <CoachSwatches
            label="Top"
            swatches={TOP_SWATCHES}
            value={appearance.top}
            onChange={(top) => change({ top })}
          />
        </div>
      </div>
      <div>
        <p className={styles.label}>Hair</p>
        <SegmentedControl
          label="Hair"
          options={HAIR_OPTIONS}
          value={appearance.hair}
          onChange={(hair) => change({ hair })}
          tight
          className={styles.hair}
        />
      </div>
    </div>
  );
}

interface Swatch<Value extends string> {
  value: Value;
  name: string;
  colour: string;
}

interface CoachSwatchesProps<Value extends string> {
  label: string;
  swatches: readonly Swatch<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

function CoachSwatches<Value extends string>({ label, swatches, value, onChange }: CoachSwatchesProps<Value>) {
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <RadioGroup
        aria-labelledby={labelId}
        className={styles.swatches}
        radios={swatches.map((swatch) => ({
          value: swatch.value,
          'aria-label': swatch.name,
          className: styles.swatch,
          style: { '--swatch': swatch.colour } as CSSProperties,
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

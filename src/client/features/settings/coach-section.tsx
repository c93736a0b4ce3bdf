import {
  type CoachAppearance,
  HAIRS,
  SKINS,
  skinColour,
  TOPS,
  topColour,
  useCoachAppearance,
} from '#client/components/coach-look.ts';
import { CoachClip } from '#client/figure/coach-clip.tsx';
import { stillPictures } from '#client/platform/browser-storage.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { SCENES } from '#programme/poses/scenes.ts';
import styles from './coach-section.module.css';
import sectionStyles from './settings-section.module.css';
import { SettingsSection } from './settings-section.tsx';
import { Swatches } from './swatches.tsx';

const SKIN_SWATCHES = SKINS.map((skin) => ({ ...skin, colour: skinColour(skin.value) }));
const TOP_SWATCHES = TOPS.map((top) => ({ ...top, colour: topColour(top.value) }));
const HAIR_OPTIONS = HAIRS.map(({ value, name }) => ({ value, label: name }));

/** How the coach looks and whether she moves, with the coach herself; kept on this device. */
export function CoachSection() {
  const [appearance, saveAppearance] = useCoachAppearance();
  const [isStill, saveStill] = useStoredValue(stillPictures);
  const change = (part: Partial<CoachAppearance>) => saveAppearance({ ...appearance, ...part });
  return (
    <SettingsSection title="Your coach">
      <div className={styles.look}>
        <div className={styles.stage}>
          <CoachClip clip={SCENES.celebration.clip} viewBox="80 -2 160 294" decorative />
        </div>
        <div className={styles.choices}>
          <Swatches
            label="Skin"
            swatches={SKIN_SWATCHES}
            value={appearance.skin}
            onChange={(skin) => change({ skin })}
          />
          <Swatches label="Top" swatches={TOP_SWATCHES} value={appearance.top} onChange={(top) => change({ top })} />
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
          className={sectionStyles.choices}
        />
      </div>
      <SwitchRow
        label="Still pictures"
        hint="Start and end position instead of movement"
        checked={isStill === true}
        onChange={(event) => saveStill(event.target.checked)}
      />
    </SettingsSection>
  );
}

import { SOUND_CHOICES, type SoundChoice } from '#client/platform/browser-storage.ts';
import { SegmentedControl, type SegmentedControlProps } from '#client/ui/segmented-control.tsx';

const NAMES: Readonly<Record<SoundChoice, string>> = { voice: 'Voice', beeps: 'Beeps', off: 'Off' };
const OPTIONS = SOUND_CHOICES.map((value) => ({ value, label: NAMES[value] }));

type SoundChoiceControlProps = Omit<SegmentedControlProps<SoundChoice>, 'label' | 'options'>;

export function SoundChoiceControl(props: SoundChoiceControlProps) {
  return <SegmentedControl label="Sound" options={OPTIONS} {...props} />;
}

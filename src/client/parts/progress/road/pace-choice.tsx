import { RadioTiles } from '#client/ui/radio-tiles.tsx';
import type { RoadPace } from '#domain/plan/road.ts';

interface PaceChoiceProps {
  pace: RoadPace;
  suggested: RoadPace;
  onChange: (pace: RoadPace) => void;
}

const TILES = [
  { value: 'steady', title: 'Steady', hint: 'A new week each time' },
  { value: 'gentle', title: 'Gentle', hint: 'The first week twice, then a week behind' },
] as const;

/** The suggestion is shown, and not preselected. */
export function PaceChoice({ pace, suggested, onChange }: PaceChoiceProps) {
  return (
    <>
      <RadioTiles label="Pace" tiles={TILES} value={pace} onChange={onChange} columns={2} />
      {suggested === 'gentle' && (
        <p>Some of your last workouts felt too hard, or it has been a while. Gentle may suit you now.</p>
      )}
    </>
  );
}

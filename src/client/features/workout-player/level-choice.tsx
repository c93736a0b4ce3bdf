import { Lock } from 'lucide-react';
import { useState } from 'react';
import { LEVEL_NAMES } from '#client/parts/session/level-names.ts';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { MOVE_LEVELS, type MoveId, type MoveLevel } from '#programme/moves/move.ts';
import type { MoveLevels } from './move-levels.ts';
import { WhyLocked } from './why-locked.tsx';

interface LevelChoiceProps {
  moveId: MoveId;
  level: MoveLevel;
  levels: Pick<MoveLevels, 'isLocked' | 'limits'>;
  onLevel: (level: MoveLevel) => void;
  className?: string | undefined;
}

export function LevelChoice({ moveId, level, levels, onLevel, className }: LevelChoiceProps) {
  const [asked, setAsked] = useState<MoveLevel>();
  const options = MOVE_LEVELS.map((value) =>
    levels.isLocked(moveId, value)
      ? { value, label: <LockedLevel value={value} />, onRefuse: () => setAsked(value) }
      : { value, label: LEVEL_NAMES[value] },
  );
  return (
    <>
      <SegmentedControl
        label="Level for this move"
        options={options}
        value={level}
        onChange={onLevel}
        className={className}
      />
      {asked && <WhyLocked {...{ moveId, levels }} level={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function LockedLevel({ value }: { value: MoveLevel }) {
  return (
    <>
      <Lock size={16} aria-hidden="true" />
      {LEVEL_NAMES[value]}
      <span className="visually-hidden">, locked</span>
    </>
  );
}

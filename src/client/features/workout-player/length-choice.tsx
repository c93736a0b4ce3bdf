import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import type { PlannedLength } from '#domain/session-plan.ts';

interface LengthChoiceProps {
  fullMinutes: number;
  length: PlannedLength;
  onLength: (length: PlannedLength) => void;
}

export function LengthChoice({ fullMinutes, length, onLength }: LengthChoiceProps) {
  const options = [
    { value: 'full' as const, label: `${fullMinutes} min` },
    { value: '15' as const, label: '15 min' },
    { value: '10' as const, label: '10 min' },
  ];
  return (
    <SegmentedControl label="How long today" options={options} value={length} onChange={onLength} surface="panel" />
  );
}

import { Play } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import type { PlannedLength } from '#domain/session-plan.ts';

interface LengthChoiceProps {
  fullMinutes: number;
  length: PlannedLength;
  onLength: (length: PlannedLength) => void;
}

/** How long she has today. */
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

interface StartButtonProps {
  isReady: boolean;
  /** The main action of the screen. */
  isMain: boolean;
  onStart: () => void;
}

/**
 * The one tap after which nothing else needs touching. It waits until it is known which workout it is, and where she was.
 */
export function StartButton({ isReady, isMain, onStart }: StartButtonProps) {
  return (
    <Button variant={isMain ? 'coral' : 'ghost'} size="large" block busy={!isReady} onClick={onStart}>
      <Play size={22} fill="currentColor" aria-hidden="true" />
      Start
    </Button>
  );
}

import { Play } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import type { PlannedLength } from '#domain/session-plan.ts';
import styles from './start-panel.module.css';

interface StartPanelProps {
  fullMinutes: number;
  length: PlannedLength;
  /** False while it is not known yet which workout it is, or where she was. */
  isReady: boolean;
  onLength: (length: PlannedLength) => void;
  onStart: () => void;
}

/** How long today, and the one tap after which nothing else needs touching. */
export function StartPanel({ fullMinutes, length, isReady, onLength, onStart }: StartPanelProps) {
  const options = [
    { value: 'full' as const, label: `${fullMinutes} min` },
    { value: '15' as const, label: '15 min' },
    { value: '10' as const, label: '10 min' },
  ];
  return (
    <div className={styles.panel}>
      <SegmentedControl
        label="How long today"
        options={options}
        value={length}
        onChange={onLength}
        surface="panel"
        className={styles.lengths}
      />
      <Button variant="coral" size="large" block busy={!isReady} onClick={onStart}>
        <Play size={22} fill="currentColor" aria-hidden="true" />
        Start
      </Button>
    </div>
  );
}

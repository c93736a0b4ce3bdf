import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { LEVEL_NAMES } from '#client/parts/session/level-names.ts';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { LevelChoice } from './level-choice.tsx';
import styles from './level-picker.module.css';

export function LevelPicker(props: ComponentProps<typeof LevelChoice>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LevelChoice {...props} className={styles.levels} />
      <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {LEVEL_NAMES[props.level]}
        <span className="visually-hidden">, change the level</span>
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <BottomSheet open={isOpen} onOpenChange={setOpen} closable title="Level for this move">
        <LevelChoice
          {...props}
          onLevel={(level) => {
            props.onLevel(level);
            setOpen(false);
          }}
        />
      </BottomSheet>
    </>
  );
}

import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { moveRovingFocus } from './roving-focus.ts';
import styles from './segmented.module.css';

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  grid?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  grid,
  className,
  children,
}: TabsProps<Value>) {
  const id = useId();
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={classNames(styles.segmented, grid && styles.grid, className)}
        onKeyDown={(event) => {
          const index = moveRovingFocus(event, '[role=tab]');
          const chosen = index === undefined ? undefined : tabs[index];
          if (chosen) onChange(chosen.value);
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`}>
        {children}
      </div>
    </>
  );
}

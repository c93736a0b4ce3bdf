import { type ReactNode, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import styles from './move-media.module.css';
import { useMoveMedium } from './use-move-medium.ts';

interface MoveStillProps {
  /** Of the film or photo. */
  id: string;
  className: string | undefined;
  /** Where there is no still. */
  children: ReactNode;
}

export function MoveStill({ id, className, children }: MoveStillProps) {
  const { still, isKnown } = useMoveMedium(id);
  const [failed, setFailed] = useState<string>();
  if (still === undefined ? isKnown : still === failed) return children;
  return (
    <span className={classNames(styles.box, className)}>
      {still !== undefined && <img src={still} alt="" decoding="async" onError={() => setFailed(still)} />}
    </span>
  );
}

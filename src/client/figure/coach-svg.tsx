import type { ReactNode } from 'react';
import type { Look } from './look.ts';

/** What every picture of the coach accepts. */
export interface CoachPictureProps {
  /** Her skin, hair and clothes; by default what the member chose, or the coral look. */
  look?: Look | undefined;
  /** Shows the other side of the body. */
  mirror?: boolean | undefined;
  /** What a screen reader says; by default what the coach does. */
  label?: string | undefined;
  /** Hides the picture from screen readers, where words beside it say the same. */
  decorative?: boolean | undefined;
  className?: string | undefined;
}

interface CoachSvgProps extends Pick<CoachPictureProps, 'decorative' | 'className'> {
  viewBox: string;
  label: string | undefined;
  children?: ReactNode;
}

/** The frame round every picture of the coach: its shape is fixed, so that nothing jumps when the paths arrive. */
export function CoachSvg({ viewBox, label, decorative = false, className, children }: CoachSvgProps) {
  if (decorative || label === undefined) {
    return (
      <svg viewBox={viewBox} className={className} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg viewBox={viewBox} className={className} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

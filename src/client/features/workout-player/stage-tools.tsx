import type { LucideIcon } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';

export interface StageTool {
  label: string;
  icon: LucideIcon;
  isFilled?: boolean;
  /** Absent where it opens a dialog. */
  isPressed?: boolean;
  onPress: () => void;
}

export function StageTools({ tools }: { tools: readonly StageTool[] }) {
  return tools.map(({ label, icon: Icon, isFilled, isPressed, onPress }) => (
    <IconButton
      key={label}
      label={label}
      aria-pressed={isPressed}
      aria-haspopup={isPressed === undefined ? 'dialog' : undefined}
      onClick={onPress}
    >
      <Icon size={22} fill={isFilled ? 'currentColor' : 'none'} aria-hidden="true" />
    </IconButton>
  ));
}

import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { Button, ButtonLink, ButtonStack } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { isLevelLocked } from '#domain/move-level.ts';
import type { MoveId, MoveLevel } from '#programme/move.ts';
import { moveFacts } from '#programme/move-facts.ts';
import type { MoveLevels } from './move-levels.ts';

interface WhyLockedProps {
  moveId: MoveId;
  level: MoveLevel;
  levels: Pick<MoveLevels, 'limits'>;
  onClose: () => void;
}

export function WhyLocked({ moveId, level, levels: { limits }, onClose }: WhyLockedProps) {
  const isOnlyImpact = !isLevelLocked(level, moveFacts(moveId), { ...limits, impactLocked: false });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable
      title="Why is this locked?"
      text={
        isOnlyImpact
          ? 'It leaves the floor. Jumps open after a short check of your own: eight small tasks, one of them a walk. Your place in this workout is kept.'
          : 'Your safety answers, or a sign that you told us of, keep this version closed. Easier is always open, and you can answer again in Settings.'
      }
    >
      <ButtonStack>
        <Button variant="coral" onClick={onClose}>
          Carry on
        </Button>
        <ButtonLink href={isOnlyImpact ? SCREEN_PATHS.impactCheck : SCREEN_PATHS.safetyAnswers} variant="outline">
          {isOnlyImpact ? 'Go to the check' : 'Safety answers'}
        </ButtonLink>
      </ButtonStack>
    </Dialog>
  );
}

import { useSignIn } from '#client/parts/account/use-sign-in.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Button, ButtonLink, ButtonStack } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { limitsAgainst } from '#domain/body/lasting-limit.ts';
import { isLevelLocked, type LevelLimits } from '#domain/session/move-level.ts';
import { LIMIT_WORDS } from '#programme/body/not-for-me-words.ts';
import type { MoveId, MoveLevel } from '#programme/moves/move.ts';
import { moveFacts } from '#programme/moves/move-facts.ts';
import type { MoveLevels } from './move-levels.ts';

interface WhyLockedProps {
  moveId: MoveId;
  level: MoveLevel;
  levels: Pick<MoveLevels, 'limits'>;
  onClose: () => void;
}

export function WhyLocked({ moveId, level, levels: { limits }, onClose }: WhyLockedProps) {
  const { text, href, leadsTo } = reasonOf(moveId, level, limits);
  const isMember = useSignIn()?.subscriptionStatus === 'active';
  return (
    <Dialog open onOpenChange={onClose} closable title="Why is this locked?" text={text}>
      <ButtonStack>
        <Button variant="coral" onClick={onClose}>
          Carry on
        </Button>
        {isMember && (
          <ButtonLink href={href} variant="outline">
            {leadsTo}
          </ButtonLink>
        )}
      </ButtonStack>
    </Dialog>
  );
}

function reasonOf(moveId: MoveId, level: MoveLevel, limits: LevelLimits) {
  const facts = moveFacts(moveId);
  const needs = limitsAgainst(facts.strains[level], limits.notForMe).map((limit) => LIMIT_WORDS[limit].needs);
  if (needs.length > 0) {
    return {
      text: `It needs ${new Intl.ListFormat('en-GB').format(needs)}, and you told us that this is not for you. Your place in this workout is kept.`,
      href: SCREEN_PATHS.notForMe,
      leadsTo: 'Not for me',
    };
  }
  if (!isLevelLocked(level, facts, { ...limits, impactLocked: false })) {
    return {
      text: 'It leaves the floor. Jumps open after a short check of your own: eight small tasks, one of them a walk. Your place in this workout is kept.',
      href: SCREEN_PATHS.impactCheck,
      leadsTo: 'Go to the check',
    };
  }
  return {
    text: 'Your safety answers, or a sign that you told us of, keep this version closed. The lighter one is open, and you can answer again in Settings.',
    href: SCREEN_PATHS.safetyAnswers,
    leadsTo: 'Safety answers',
  };
}

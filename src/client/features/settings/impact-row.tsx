import { useImpactCheck } from '#client/components/use-impact-check.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { longDate } from '#domain/calendar-day.ts';
import type { ImpactNext } from '#domain/impact-check.ts';
import { IMPACT_TASK_IDS } from '#domain/impact-tasks.ts';

export function ImpactRow() {
  const { next } = useImpactCheck();
  return (
    <>
      <p>{standing(next)}</p>
      <ButtonLink href={SCREEN_PATHS.impactCheck} variant="outline">
        Ready for jumps and jogging?
      </ButtonLink>
    </>
  );
}

function standing(next: ImpactNext): string {
  switch (next.step) {
    case 'task':
      return `Your check for jumps is at task ${next.number} of ${IMPACT_TASK_IDS.length}.`;
    case 'wait':
      return `Your check for jumps was all clear. One more question from ${longDate(next.askOn)}.`;
    case 'ask':
      return 'Your check for jumps was all clear. One more question is waiting.';
    case 'open':
      return next.offersCheck
        ? 'Your check for jumps was clear. It is a while since you last jumped; you may do it again.'
        : 'Your check for jumps was clear.';
    case 'notYet':
    case 'askedAgain':
      return `You told us of a sign. You can do the check for jumps from ${longDate(next.againOn)}.`;
    default:
      return 'Jumps and jogging open after a short check of your own.';
  }
}

import { useViewChange } from '#client/browser/view-change.ts';
import { useImpactCheck } from '#client/parts/body/use-impact-check.ts';
import type { ImpactNext } from '#domain/body/impact-check.ts';
import { BeforeCheck } from './before-check.tsx';
import { AlmostPage, OpenPage, SignPage, TomorrowPage, WaitPage } from './check-outcomes.tsx';
import { TaskScreen } from './task-screen.tsx';

export function ImpactCheckScreen() {
  const { next, tell } = useImpactCheck();
  useViewChange(viewOf(next));
  switch (next.step) {
    case 'task':
      return <TaskScreen key={next.task} running={next} tell={tell} />;
    case 'almost':
      return <AlmostPage tell={tell} />;
    case 'wait':
      return <WaitPage askOn={next.askOn} />;
    case 'ask':
      return <TomorrowPage tell={tell} />;
    case 'open':
      return <OpenPage offersCheck={next.offersCheck} tell={tell} />;
    case 'begin':
      return <BeforeCheck leftAt={next.leftAt} tell={tell} />;
    default:
      return <SignPage outcome={next.step} againOn={next.againOn} />;
  }
}

const viewOf = (next: ImpactNext): string =>
  next.step === 'task' ? `${next.task}${next.done ? ', asked' : ''}` : next.step;

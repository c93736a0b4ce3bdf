import { pluralise } from '#domain/time/count-text.ts';
import type { ToldPart } from '#domain/words/words.ts';
import { type MoveLibrary, PLAN_TIMES, type PlanTime } from './plan-rules.ts';
import { SHORT_COOL_DOWNS } from './short-cool-downs.ts';
import { SHORT_WARM_UPS } from './short-warm-ups.ts';
import type { WorkoutPlan } from './workout-plan.ts';

/** What a plan says, part by part in the order of the editor, as lists of changes tell it. */
export function planTold(plan: WorkoutPlan, { moveOf }: Pick<MoveLibrary, 'moveOf'>): ToldPart[] {
  const { format, circuits, swaps, heroMove, shortWarmUp, shortCoolDown } = plan;
  const names = (moves: readonly string[]) => moves.map((id) => moveOf(id).name);
  const times = Object.entries(PLAN_TIMES).map(([time, label]) => ({ label, text: `${format[time as PlanTime]} s` }));
  return [
    ...times,
    ...circuits.map(({ name, rounds, moves }, index) => ({
      label: `Circuit ${index + 1}`,
      text: [...(name === undefined ? [] : [name]), `${rounds} ${pluralise(rounds, 'round')}`, ...names(moves)].join(
        '\n',
      ),
    })),
    { label: 'Swaps', text: names(swaps).join('\n') },
    { label: 'Picture', text: moveOf(heroMove).name },
    { label: 'Short warm-up', text: SHORT_WARM_UPS[shortWarmUp].name },
    { label: 'Short cool-down', text: SHORT_COOL_DOWNS[shortCoolDown].name },
  ];
}

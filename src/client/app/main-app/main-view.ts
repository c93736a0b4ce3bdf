import { WEEKS, type Week } from '#domain/plan/block.ts';

/** What the main app shows. The tab ids of the product stand in the address: overview, workouts, nutrition, week1 to week4. */
export type MainView =
  | { kind: 'overview' }
  | { kind: 'workouts'; introOpen: boolean }
  | { kind: 'history' }
  | { kind: 'block'; block: number }
  | { kind: 'nutrition' }
  | { kind: 'week'; week: Week };

/** The view of an address' query; what is not understood shows Home. */
export function mainView(search: string): MainView {
  const query = new URLSearchParams(search);
  const tab = query.get('tab');
  if (tab === 'nutrition') return { kind: 'nutrition' };
  if (tab === 'workouts') return workoutsView(query);
  const week = WEEKS.find((number) => tab === `week${number}`);
  return week === undefined ? { kind: 'overview' } : { kind: 'week', week };
}

function workoutsView(query: URLSearchParams): MainView {
  const view = query.get('view');
  if (view === 'history') return { kind: 'history' };
  const block = Number(query.get('block'));
  if (view === 'block' && Number.isInteger(block) && block > 0) return { kind: 'block', block };
  return { kind: 'workouts', introOpen: query.get('intro') === 'open' };
}

/** Tells a change of view from a change within one. */
export function viewKey(view: MainView): string {
  if (view.kind === 'block') return `block${view.block}`;
  return view.kind === 'week' ? `week${view.week}` : view.kind;
}

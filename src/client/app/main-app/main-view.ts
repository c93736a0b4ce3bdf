import { WEEKS, type Week } from '#domain/block.ts';

/** What the main app shows. The tab ids of the product stand in the address: overview, workouts, nutrition, week1 to week4. */
export type MainView =
  | { kind: 'overview' }
  | { kind: 'workouts'; introOpen: boolean }
  | { kind: 'history' }
  | { kind: 'nutrition' }
  | { kind: 'week'; week: Week };

/** The view of an address' query; what is not understood shows Home. */
export function mainView(search: string): MainView {
  const query = new URLSearchParams(search);
  const tab = query.get('tab');
  if (tab === 'nutrition') return { kind: 'nutrition' };
  if (tab === 'workouts') {
    return query.get('view') === 'history'
      ? { kind: 'history' }
      : { kind: 'workouts', introOpen: query.get('intro') === 'open' };
  }
  const week = WEEKS.find((number) => tab === `week${number}`);
  return week === undefined ? { kind: 'overview' } : { kind: 'week', week };
}

/** Names a view, so that a change of view can be told from a change within one. */
export function viewKey(view: MainView): string {
  return view.kind === 'week' ? `week${view.week}` : view.kind;
}

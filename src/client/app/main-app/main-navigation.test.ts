import { describe, expect, test } from 'vitest';
import { mainView } from './main-navigation.tsx';

describe('mainView', () => {
  test.each([
    { search: '', view: { kind: 'overview' } },
    { search: 'tab=overview', view: { kind: 'overview' } },
    { search: 'tab=workouts', view: { kind: 'workouts', introOpen: false } },
    { search: 'tab=workouts&intro=open', view: { kind: 'workouts', introOpen: true } },
    { search: 'tab=workouts&view=history', view: { kind: 'history' } },
    { search: 'tab=workouts&view=block&block=2', view: { kind: 'block', block: 2 } },
    { search: 'tab=workouts&view=block&block=0', view: { kind: 'workouts', introOpen: false } },
    { search: 'tab=workouts&view=block&block=x', view: { kind: 'workouts', introOpen: false } },
    { search: 'tab=workouts&view=block', view: { kind: 'workouts', introOpen: false } },
    { search: 'tab=nutrition', view: { kind: 'nutrition', isDish: false } },
    { search: 'tab=nutrition&dish=tuna-wrap', view: { kind: 'nutrition', isDish: true } },
    { search: 'tab=week1', view: { kind: 'week', week: 1 } },
    { search: 'tab=week4', view: { kind: 'week', week: 4 } },
    { search: 'tab=week5', view: { kind: 'overview' } },
    { search: 'tab=__proto__', view: { kind: 'overview' } },
  ])('"$search" shows $view', ({ search, view }) => {
    expect(mainView(search)).toEqual(view);
  });
});

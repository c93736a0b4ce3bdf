import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startSignIn } from '#client/member/sign-in.ts';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import type { User } from '#contract/auth.ts';
import { beginImpactCheck, symptomTold, taskClear } from '#domain/body/impact-check.ts';
import { IMPACT_TASK_IDS } from '#domain/body/impact-tasks.ts';
import { useImpactCheck } from './safety-now.ts';

const person = (id: string): User => ({
  id,
  email: `${id}@example.org`,
  firstName: id,
  lastName: '',
  initials: 'A',
  subscriptionStatus: 'active',
  stepGoal: null,
  pendingEmail: null,
  createdAt: 1,
});

afterEach(clearSignIn);

test('a check is at the task where it was left, in every place that shows it, and is sent nowhere', () => {
  const calls = vi.fn();
  vi.stubGlobal('fetch', calls);
  const [here, there] = [renderHook(useImpactCheck), renderHook(useImpactCheck)];
  act(() => here.result.current.tell(beginImpactCheck));
  act(() => here.result.current.tell(taskClear));
  const balance = { step: 'task', task: 'balance', number: 2 };
  expect(there.result.current.next).toEqual(balance);
  expect(renderHook(useImpactCheck).result.current.next).toEqual(balance);
  for (const _ of IMPACT_TASK_IDS.slice(1)) act(() => there.result.current.tell(taskClear));
  expect(here.result.current).toMatchObject({ next: { step: 'wait' }, isOpen: false });
  act(() => there.result.current.tell(symptomTold));
  expect(here.result.current.next.step).toBe('notYet');
  expect(calls).not.toHaveBeenCalled();
});

test('it is hers: the next person here has no check, and she finds her own again', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { result } = renderHook(useImpactCheck);
  await act(() => startSignIn({ token: 'one', user: person('anna') }));
  act(() => result.current.tell(beginImpactCheck));
  expect(result.current.next.step).toBe('task');
  await act(() => startSignIn({ token: 'two', user: person('bea') }));
  expect(result.current.next.step).toBe('begin');
  await act(() => startSignIn({ token: 'three', user: person('anna') }));
  expect(result.current.next.step).toBe('task');
});

import { expect, test } from 'vitest';
import type { Todo } from '#contract/desk/today.ts';
import { todoTitle } from './todo-labels.ts';

const TODO: Todo = {
  kind: 'locked_out',
  since: 0,
  count: 1,
  amountPence: null,
  email: 'ivy@example.org',
  memberId: null,
  purchaseId: null,
  emailId: null,
  detail: null,
  isInvited: false,
  dueAt: null,
};

test('who was invited is not said to have paid', () => {
  expect(todoTitle(TODO)).toBe('ivy@example.org paid and can’t get in');
  expect(todoTitle({ ...TODO, isInvited: true })).toBe('ivy@example.org was invited and can’t get in');
});

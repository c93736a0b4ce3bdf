import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { workoutSessionsPath } from '#contract/paths.ts';
import { type Member, NOW, TODAY } from '#tests/servers/activity-server.ts';

/** The workouts of a block, in their order. */
export const ALL_TWELVE = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** The least that a player sends when a workout is finished. Give what differs. */
export const completion = (changes: Record<string, unknown> = {}) => ({
  clientId: randomUUID(),
  workoutId: '1',
  completedAt: NOW,
  completedOn: TODAY,
  utcOffsetMinutes: 0,
  ...changes,
});

/** A member finishes a workout. */
export const completeWorkout = (
  member: Member,
  workoutId: string,
  changes: Record<string, unknown> = {},
): Promise<LightMyRequestResponse> =>
  member.call('POST', workoutSessionsPath(member.id), completion({ workoutId, ...changes }));

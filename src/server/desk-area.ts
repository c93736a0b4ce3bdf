import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppNeeds, Area } from './app-needs.ts';
import { type DeskRoutesNeeds, deskRoutes } from './features/desk/desk.routes.ts';
import { requireOperator, requireOwnOrigin } from './features/desk/desk-access.ts';
import { createDeskCodesRepository } from './features/desk/desk-codes.repository.ts';
import { createDiaryRepository } from './features/desk/diary.repository.ts';
import { doorRoutes } from './features/desk/door.routes.ts';
import { memberRoutes } from './features/desk/member.routes.ts';
import { createMembersRepository } from './features/desk/members.repository.ts';
import { createOperatorPasskeysRepository } from './features/desk/operator-passkeys.repository.ts';
import { createOperatorSessionsRepository } from './features/desk/operator-sessions.repository.ts';
import { createOperatorsRepository } from './features/desk/operators.repository.ts';
import { createPasskeys } from './features/desk/passkeys.ts';
import { createTodayRepository } from './features/desk/today.repository.ts';
import { limitPerAddress } from './platform/http/rate-limit.ts';
import type { RouteArea } from './platform/http/route-areas.ts';
import type { Services } from './services.ts';

/** What anybody may call: the ways in. */
export const deskDoor = (needs: AppNeeds, services: Services): FastifyPluginAsyncZod =>
  doorRoutes(deskNeeds(needs, services));

/** What operators may call. */
export function deskArea(needs: AppNeeds, services: Services): RouteArea<Area> {
  const desk = deskNeeds(needs, services);
  const { accessTokens, limits, payments } = services;
  return {
    name: 'desk',
    checks: [
      requireOwnOrigin(desk.originOf),
      requireOperator(desk.sessions, desk.isHttps),
      limitPerAddress(limits.readRate),
    ],
    features: [deskRoutes(desk), memberRoutes({ ...desk, accessTokens, deeds: payments.deskDeeds })],
  };
}

function deskNeeds(needs: AppNeeds, services: Services) {
  const { db, config, now, createId, randomBytes } = needs;
  const { accounts, attempts, emails, passwords, originOf, isHttps, limits } = services;
  const operators = createOperatorsRepository(db);
  const ownPasskeys = createOperatorPasskeysRepository(db);
  const deskCodes = createDeskCodesRepository({ db, now, randomBytes });
  return {
    db,
    operators,
    ownPasskeys,
    deskCodes,
    sessions: createOperatorSessionsRepository({ db, now, randomBytes }),
    diary: createDiaryRepository({ db, now, createId }),
    passkeys: createPasskeys({ operators, ownPasskeys, deskCodes, now }),
    members: createMembersRepository(db),
    today: createTodayRepository(db),
    isPractice: config.payments.mode === 'sandbox',
    signInRate: limits.signInRate,
    accounts,
    attempts,
    emails,
    passwords,
    // As browsers write it: without the port that the scheme has anyway.
    originOf: (request: FastifyRequest) => new URL(originOf(request)).origin,
    isHttps,
    now,
    createId,
    randomBytes,
  } satisfies DeskRoutesNeeds & Record<string, unknown>;
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DESK_RIGHTS } from '#domain/desk/desk-roles.ts';
import type { AppNeeds, Area, DeskArea } from './app-needs.ts';
import {
  answerThrownAtDesk,
  requireOperator,
  requireOwnOrigin,
  requireProof,
  requireRight,
} from './desk/operators/desk-access.ts';
import { doorRoutes } from './desk/operators/sign-in.routes.ts';
import { deskFeatures, deskSignIn } from './desk-features.ts';
import { limitPerAddress } from './platform/http/rate-limit.ts';
import type { RouteArea } from './platform/http/route-areas.ts';
import type { Services } from './services.ts';

/** Public: the ways in. */
export const deskDoor = (needs: AppNeeds, services: Services): FastifyPluginAsyncZod =>
  doorRoutes(deskSignIn(needs, services));

/** Routes for operators, by the right that each area requires. */
export function deskAreas(needs: AppNeeds, services: Services): RouteArea<Area>[] {
  const signIn = deskSignIn(needs, services);
  const features = deskFeatures(needs, services, signIn);
  const featuresOf = (area: DeskArea) => features.flatMap((each) => each[area] ?? []);
  const signedIn = [
    requireOwnOrigin(signIn.originOf),
    requireOperator(signIn.sessions, signIn.isHttps),
    limitPerAddress(services.limits.readRate),
  ];
  const answerThrown = answerThrownAtDesk(signIn.sessions, signIn.isHttps);
  return DESK_RIGHTS.flatMap((right): RouteArea<Area>[] => {
    const allowed = [...signedIn, requireRight(right)];
    return [
      { name: `desk-${right}`, checks: allowed, features: featuresOf(`desk-${right}`), answerThrown },
      {
        name: `desk-${right}-proven`,
        checks: [...allowed, requireProof(signIn.now)],
        features: featuresOf(`desk-${right}-proven`),
        answerThrown,
      },
    ];
  });
}

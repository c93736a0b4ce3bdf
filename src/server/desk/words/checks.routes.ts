import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import {
  ClinicianCheckSchema,
  type ClinicianChecks,
  ClinicianChecksSchema,
  TakeBackClinicianCheckSchema,
} from '#contract/desk/words.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { Site } from '#contract/site.ts';
import { CLINICIAN_SUBJECTS, courseSubject, SAFETY_RULES_SUBJECT } from '#programme/words/clinician-subjects.ts';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import type { StoredCheck } from '#server/features/words/words-checks.repository.ts';
import * as wordsChecks from '#server/features/words/words-checks.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import { NOT_YET, OTHER_CHECK, TAKEN_BACK } from './words.routes.ts';
import type { Shown } from './words-desk.ts';

const NO_SUCH = { code: 'not_found', message: 'There’s nothing with that name to check.' } as const;
const OTHER_VERSION = {
  code: 'changed_meanwhile',
  message: 'There’s a newer version now. The clinician should check that one.',
} as const;

/** Versions that clinicians have checked. */
export function checksRoutes({ db, config }: ServerContext): FastifyPluginAsyncZod {
  const found = CLINICIAN_SUBJECTS.map((about) => async () => {
    const check = await wordsChecks.newest(db, about.subject);
    return { ...about, check: check ?? null, isSetOutside: isCheckedOutside(config.siteWords, about) };
  });
  return async (app) => {
    app.get(
      DESK_PATHS.checks,
      { schema: { response: { 200: ClinicianChecksSchema } } },
      async (): Promise<ClinicianChecks> => ({ checks: await Promise.all(found.map((find) => find())) }),
    );
  };
}

/** One on an earlier version opens nothing, so it hides nothing either. */
function isCheckedOutside(
  { clinician, checkedCourses }: Pick<Site, 'clinician' | 'checkedCourses'>,
  { subject, version }: (typeof CLINICIAN_SUBJECTS)[number],
): boolean {
  if (subject === SAFETY_RULES_SUBJECT) return clinician?.version === version;
  return checkedCourses.some((check) => courseSubject(check.course) === subject && check.version === version);
}

export function keepCheckRoutes(context: ServerContext, published: Shown): FastifyPluginAsyncZod {
  const { db, now } = context;
  return async (app) => {
    app.post(
      DESK_PATHS.checks,
      { schema: { body: ClinicianCheckSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const { subject, seenVersion, ...check } = request.body;
        const about = aboutOf(subject);
        if (!about) return answerError(reply, 404, NO_SUCH);
        if (check.checkedOn > londonDayAt(now())) return answerError(reply, 400, NOT_YET);
        if (about.version !== seenVersion) return answerError(reply, 409, OTHER_VERSION);
        const { operator } = deskSessionOf(request);
        await inTransaction(db, async (transaction) => {
          const kept = { subject, version: seenVersion, ...check, keptBy: operator.name, at: now() };
          await wordsChecks.keep(transaction, kept);
          await activityLog.write(transaction, context, {
            operator,
            action: 'words_checked',
            after: checkedText(about, kept),
          });
        });
        const isShown = await published.showNow();
        return {
          message: isShown ? 'The check is kept, and shown from now on.' : 'The check is kept. Pages show it soon.',
        };
      },
    );

    app.post(
      DESK_PATHS.takeBackCheck,
      { schema: { body: TakeBackClinicianCheckSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const about = aboutOf(request.body.subject);
        if (!about) return answerError(reply, 404, NO_SUCH);
        const { operator } = deskSessionOf(request);
        const isTaken = await inTransaction(db, async (transaction) => {
          const taken = await wordsChecks.takeBack(transaction, request.body);
          if (!taken) return false;
          if (taken === 'gone') return true;
          const before = checkedText(about, taken);
          await activityLog.write(transaction, context, { operator, action: 'check_taken_back', before });
          return true;
        });
        if (!isTaken) return answerError(reply, 409, OTHER_CHECK);
        await published.showNow();
        return TAKEN_BACK;
      },
    );
  };
}

type Subject = (typeof CLINICIAN_SUBJECTS)[number];

const aboutOf = (subject: string): Subject | undefined => CLINICIAN_SUBJECTS.find((each) => each.subject === subject);

const checkedText = ({ name: about }: Subject, { version, name, register, checkedOn }: StoredCheck): string =>
  `${about}, version ${version}: checked by ${name} (${register}) on ${checkedOn}`;

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { type DoneAnswer, DoneAnswerSchema } from '#contract/account.ts';
import {
  type DeskSettings,
  DeskSettingsSchema,
  type SettingsChange,
  SettingsChangeSchema,
} from '#contract/desk-settings.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { sessionOf } from './desk-access.ts';
import type { DiaryRepository } from './diary.repository.ts';
import type { SettingsRepository } from './settings.repository.ts';

export interface DeskSettingsNeeds {
  db: Kysely<Database>;
  diary: DiaryRepository;
  settings: SettingsRepository;
  settingsDesk: SettingsDesk;
  /** Opens everything anew with what was kept. */
  reload: () => Promise<void>;
  now: () => number;
}

interface Changed {
  name: string;
  before: string;
  after: string;
  value: string;
}

/** Reads and tries settings as the server would have them; seals secrets. */
export interface SettingsDesk {
  shown: () => Promise<DeskSettings>;
  check: (
    change: SettingsChange,
    operatorEmail: string,
  ) => Promise<{ ok: true; changed: Changed[] } | { ok: false; fields: FieldProblem[] }>;
  /** As it is stored. */
  sealed: (name: string, value: string) => { value: string; isSealed: boolean };
}

const KEPT: DoneAnswer = { message: 'Saved. It counts from now on.' };
const NOTHING_NEW: DoneAnswer = { message: 'Nothing was changed.' };
const CHANGED_MEANWHILE = {
  code: 'changed_meanwhile',
  message: 'Somebody changed a setting meanwhile. Look at the page again, then change yours.',
} as const;

/** Everything that can be set at the desk, as it holds. */
export function deskSettingsRoutes({ settingsDesk }: DeskSettingsNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(DESK_PATHS.settings, { schema: { response: { 200: DeskSettingsSchema } } }, () => settingsDesk.shown());
  };
}

/** A change is tried before it is kept, and holds at once. */
export function changeSettingsRoutes(needs: DeskSettingsNeeds): FastifyPluginAsyncZod {
  const { db, diary, settings, settingsDesk, reload, now } = needs;

  async function keep(
    { seenVersion }: SettingsChange,
    changed: readonly Changed[],
    operator: { id: string; name: string },
  ): Promise<boolean> {
    return inTransaction(db, async (transaction) => {
      if (!(await settings.raiseVersion(transaction, seenVersion))) return false;
      for (const { name, value, before, after } of changed) {
        if (value === '') await settings.remove(transaction, name);
        else {
          const stored = settingsDesk.sealed(name, value);
          await settings.save(transaction, { name, ...stored, changedAt: now(), changedBy: operator.name });
        }
        await diary.write(transaction, { operator, action: 'setting_changed', before, after });
      }
      return true;
    });
  }

  return async (app) => {
    app.post(
      DESK_PATHS.settings,
      { schema: { body: SettingsChangeSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const { operator } = sessionOf(request);
        const outcome = await settingsDesk.check(request.body, operator.email);
        if (!outcome.ok) return answerError(reply, 400, refusalOf(outcome.fields));
        if (outcome.changed.length === 0) return NOTHING_NEW;
        if (!(await keep(request.body, outcome.changed, operator))) return answerError(reply, 409, CHANGED_MEANWHILE);
        await reload();
        return KEPT;
      },
    );
  };
}

function refusalOf(fields: FieldProblem[]) {
  const [first] = fields;
  const message = first && fields.length === 1 ? first.message : 'Please check the fields marked below.';
  return { code: 'invalid_input', message, fields } as const;
}

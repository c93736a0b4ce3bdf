import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  DeskSettingsSchema,
  type SettingsChange,
  SettingsChangeSchema,
  type SettingsKept,
  SettingsKeptSchema,
} from '#contract/desk/settings.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { deskOrigin, deskSessionOf } from '#server/desk/operators/desk-access.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { proxyInFront } from '#server/platform/http/proxy-in-front.ts';
import type { SettingsOfDesk } from '#server/upkeep/settings-of-desk.ts';
import { letInElsewhere } from './desk-moves.ts';
import * as settings from './settings.repository.ts';

type CheckedChange = Extract<Awaited<ReturnType<SettingsOfDesk['check']>>, { ok: true }>;

const KEPT = { now: 'Saved. It’s live now.', soon: 'Saved. It’ll be live in a moment.' } as const;
const NOTHING_NEW: SettingsKept = { message: 'You haven’t changed anything.', newDesk: null };
const CHANGED_MEANWHILE = {
  code: 'changed_meanwhile',
  message: 'Someone else just changed a setting. Reload the page, then make your change.',
} as const;

/** The current value of every setting. */
export function deskSettingsRoutes(settingsDesk: SettingsOfDesk): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(DESK_PATHS.settings, { schema: { response: { 200: DeskSettingsSchema } } }, async ({ raw }) => ({
      ...(await settingsDesk.shown()),
      proxySeen: proxyInFront(raw),
    }));
  };
}

/** A change is validated before it is stored, and applies at once; `holdNow` is false where only the next poll applies it. */
export function changeSettingsRoutes(
  context: ServerContext,
  settingsDesk: SettingsOfDesk,
  holdNow: () => Promise<boolean>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      DESK_PATHS.settings,
      { schema: { body: SettingsChangeSchema, response: { 200: SettingsKeptSchema } } },
      async (request, reply) => {
        const { operator } = deskSessionOf(request);
        const checked = await settingsDesk.check(request.body, operator.email);
        if (!checked.ok) return answerError(reply, 400, refusalOf(checked.fields, request.body));
        if (checked.changed.length === 0) return NOTHING_NEW;
        const kept = await keepOrUndo(context, settingsDesk, request, checked, {
          seenVersion: request.body.seenVersion,
          operator,
          here: deskOrigin(context, request),
        });
        if (!kept) return answerError(reply, 409, CHANGED_MEANWHILE);
        const message = (await holdNow()) ? KEPT.now : KEPT.soon;
        return { message, newDesk: kept.newDesk };
      },
    );
  };
}

interface Keeping {
  seenVersion: number;
  operator: { id: string; name: string };
  /** Origin of the request. */
  here: string;
}

/** Rolls back what was set up at Stripe if storing fails; undefined if another change came first. */
async function keepOrUndo(
  context: ServerContext,
  settingsDesk: SettingsOfDesk,
  { log }: FastifyRequest,
  checked: CheckedChange,
  keeping: Keeping,
): Promise<Kept | undefined> {
  const { webhook } = checked;
  const unsettled = (error: unknown) => log.warn({ err: error }, 'could not remove the old Stripe webhook');
  const kept = await keep(context, settingsDesk, checked, keeping).catch(async (error: unknown) => {
    await webhook?.undo().catch(unsettled);
    throw error;
  });
  await (kept ? webhook?.keep() : webhook?.undo())?.catch(unsettled);
  return kept;
}

type Kept = Pick<SettingsKept, 'newDesk'>;

function keep(
  context: ServerContext,
  settingsDesk: SettingsOfDesk,
  { changed, publicOrigin, sendsEmails }: CheckedChange,
  { seenVersion, operator, here }: Keeping,
): Promise<Kept | undefined> {
  const { db, now } = context;
  return inTransaction(db, async (transaction): Promise<Kept | undefined> => {
    if (!(await settings.raiseVersion(transaction, seenVersion))) return undefined;
    for (const { name, value, before, after } of changed) {
      if (value === '') await settings.remove(transaction, name);
      else {
        const stored = settingsDesk.sealed(name, value);
        await settings.save(transaction, { name, ...stored, changedAt: now(), changedBy: operator.name });
      }
      await activityLog.write(transaction, context, { operator, action: 'setting_changed', before, after });
    }
    const isElsewhere = changed.some(({ name }) => name === 'PUBLIC_ORIGIN') && publicOrigin !== here;
    if (!isElsewhere || !publicOrigin) return { newDesk: null };
    const move = { operatorId: operator.id, origin: publicOrigin, sendsEmails };
    return { newDesk: { link: await letInElsewhere(context, transaction, move), isSent: sendsEmails } };
  });
}

/** A field that was not on the operator's page cannot be marked there: its words stand in the message. */
function refusalOf(fields: FieldProblem[], { changes }: SettingsChange) {
  const areOnPage = fields.every(({ field }) => changes.some(({ name }) => name === field));
  const words = fields.map(({ message }) => message).join(' ');
  const message = areOnPage && fields.length > 1 ? 'Please check the fields marked above.' : words;
  return { code: 'invalid_input', message, fields } as const;
}

import { randomUUID } from 'node:crypto';
import { DESK_PATHS, deskWordsPath } from '#contract/paths.ts';
import { SAFETY_RULES_VERSION } from '#domain/body/safety-flags.ts';
import { asOperator } from '#tests/desk/as-operator.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { pngOf } from '#tests/desk/picture-of-test.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import type { PrepareRequest } from './valid-request.ts';

export async function seenWords(server: TestApp, place: string) {
  const { headers } = await deskOperatorOf(server);
  const { version, draft } = (await server.app.inject({ url: deskWordsPath(place), headers })).json();
  return { seenVersion: version as number, seenRevision: (draft?.revision ?? 0) as number };
}

/** A draft that says something new, as it was seen. */
async function draftOf(server: TestApp, place: string, field: string) {
  const { headers } = await deskOperatorOf(server);
  const seen = await seenWords(server, place);
  const fields = { [field]: `Strong at home ${randomUUID()}` };
  const call = { method: 'POST', url: `${deskWordsPath(place)}/draft`, headers, payload: { ...seen, fields } } as const;
  await server.app.inject(call);
  return { ...seen, seenRevision: seen.seenRevision + 1 };
}

const CHECKED = { subject: 'safety-rules', name: 'Ada Example', checkedOn: '2026-11-20' };

/** One for each route of the desk that writes words or checks. */
export const VALID_WORDS_REQUESTS: Readonly<Record<string, PrepareRequest>> = {
  'POST /api/desk/words/:place/draft': async (server) => {
    const seen = await seenWords(server, 'landing');
    return asOperator(server, {
      url: `${deskWordsPath('landing')}/draft`,
      payload: { ...seen, fields: { promise: `Strong at home ${seen.seenRevision}` } },
    });
  },

  'POST /api/desk/pictures': async (server) =>
    asOperator(server, { url: DESK_PATHS.pictures, payload: { image: pngOf(400, 400).toString('base64') } }),

  'POST /api/desk/words/:place/draft/drop': async (server) =>
    asOperator(server, {
      url: `${deskWordsPath('landing')}/draft/drop`,
      payload: await draftOf(server, 'landing', 'promise'),
    }),

  'POST /api/desk/words/:place/publish': async (server) =>
    asOperator(server, {
      url: `${deskWordsPath('landing')}/publish`,
      payload: await draftOf(server, 'landing', 'promise'),
    }),

  'POST /api/desk/words/:place/publish-legal': async (server) =>
    asOperator(server, {
      url: `${deskWordsPath('terms')}/publish-legal`,
      payload: await draftOf(server, 'terms', 'changes'),
    }),

  'POST /api/desk/words/:place/check': async (server) => {
    const { seenVersion } = await seenWords(server, 'terms');
    return asOperator(server, {
      url: `${deskWordsPath('terms')}/check`,
      payload: { seenVersion, name: 'A. Example, Example Law LLP', checkedOn: '2026-11-20' },
    });
  },

  'POST /api/desk/words/:place/check/take-back': async (server) => {
    const check = { name: 'B. Example', checkedOn: '2026-11-20' };
    const url = `${deskWordsPath('privacy')}/check`;
    const { headers } = await deskOperatorOf(server);
    await server.app.inject({ method: 'POST', url, headers, payload: { seenVersion: 0, ...check } });
    return asOperator(server, { url: `${url}/take-back`, payload: { version: 0, ...check } });
  },

  'POST /api/desk/checks': (server) =>
    asOperator(server, {
      url: DESK_PATHS.checks,
      payload: { ...CHECKED, seenVersion: SAFETY_RULES_VERSION, register: 'HCPC PH00000' },
    }),

  'POST /api/desk/checks/take-back': async (server) => {
    const { headers } = await deskOperatorOf(server);
    const payload = { ...CHECKED, seenVersion: SAFETY_RULES_VERSION, register: 'HCPC PH00000' };
    await server.app.inject({ method: 'POST', url: DESK_PATHS.checks, headers, payload });
    return asOperator(server, {
      url: DESK_PATHS.takeBackCheck,
      payload: { ...CHECKED, version: SAFETY_RULES_VERSION },
    });
  },
};

import { expect, test } from 'vitest';
import type { ClinicianChecks, DeskWords } from '#contract/desk/words.ts';
import { DESK_PATHS, SITE_PATH } from '#contract/paths.ts';
import type { Site } from '#contract/site.ts';
import { SAFETY_RULES_VERSION } from '#domain/body/safety-flags.ts';
import { courseSummary } from '#programme/courses/course-summaries.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { openTestApp } from '#tests/servers/test-app.ts';

const BY = { name: 'Ada Example', register: 'HCPC PH00000', checkedOn: '2026-11-20' };
const COURSE = courseSummary('pelvic-floor');

test('a check in site.json on an earlier version hides nothing at the desk, and gives way to the one that is kept there', async () => {
  const server = await openTestApp('sqlite', {
    siteFile: {
      clinician: { ...BY, version: SAFETY_RULES_VERSION - 1 },
      checkedCourses: [{ course: COURSE.id, ...BY, version: COURSE.version - 1 || 99 }],
    },
  });
  const { headers } = await deskOperatorOf(server);
  const { checks } = (await server.app.inject({ url: DESK_PATHS.checks, headers })).json<ClinicianChecks>();
  expect(checks.filter(({ isSetOutside }) => isSetOutside)).toEqual([]);
  const site = async () => (await server.app.inject({ url: SITE_PATH })).json<Site>();
  expect(await site()).toMatchObject({ clinician: { version: SAFETY_RULES_VERSION - 1 }, checkedCourses: [] });
  for (const { subject, version } of checks) {
    const payload = { ...BY, name: 'Bea Example', subject, seenVersion: version };
    await server.app.inject({ method: 'POST', url: DESK_PATHS.checks, headers, payload });
  }
  const after = await site();
  expect(after.clinician).toMatchObject({ name: 'Bea Example', version: SAFETY_RULES_VERSION });
  expect(after.checkedCourses.find(({ course }) => course === COURSE.id)).toMatchObject({ version: COURSE.version });
  await server.close();
});

test('a check in site.json on the version that is shipped is set outside', async () => {
  const server = await openTestApp('sqlite', { siteFile: { clinician: { ...BY, version: SAFETY_RULES_VERSION } } });
  const { headers } = await deskOperatorOf(server);
  const { checks } = (await server.app.inject({ url: DESK_PATHS.checks, headers })).json<ClinicianChecks>();
  expect(checks.filter(({ isSetOutside }) => isSetOutside).map(({ subject }) => subject)).toEqual(['safety-rules']);
  await server.close();
});

test.each([
  { quotes: [{ text: 'I did it in my kitchen.', name: 'A member' }], outside: ['quotes'] },
  { quotes: [], outside: [] },
])('quotes in site.json go before those of the desk, which says so: $outside', async ({ quotes, outside }) => {
  const server = await openTestApp('sqlite', { siteFile: { quotes } });
  const { headers } = await deskOperatorOf(server);
  const { places } = (await server.app.inject({ url: DESK_PATHS.words, headers })).json<DeskWords>();
  expect(places.filter(({ isSetOutside }) => isSetOutside).map(({ id }) => id)).toEqual(outside);
  await server.close();
});

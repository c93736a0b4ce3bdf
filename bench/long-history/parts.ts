import { memberOf } from '../../src/client/parts/progress/member.ts';
import type { Dashboard } from '../../src/contract/dashboard.ts';
import { dashboardPath } from '../../src/contract/paths.ts';
import { TODAY } from '../../tests/servers/activity-server.ts';
import { openTestApp } from '../../tests/servers/test-app.ts';
import { liveTenYears } from './ten-years.ts';
import { timeBoth } from './time-both.ts';

/** What the server and the client's own computing add to an opening, each by itself and without a browser. */
export async function timeParts(runs: number) {
  const server = await openTestApp('sqlite');
  const people = { old: await server.people.subscribe(), new: await server.people.subscribe() };
  await liveTenYears(server.db, people.old.id, server.clock.now());

  const read = (member: 'old' | 'new', headers: Record<string, string> = {}) => {
    const { id, headers: own } = people[member];
    return server.app.inject({ method: 'GET', url: dashboardPath(id), headers: { ...own, ...headers } });
  };
  const answers = { old: await read('old'), new: await read('new') };
  const rows = [
    await timeBoth({ what: 'server: first read', runs, timeOf: (member) => timed(() => read(member)) }),
    await timeBoth({
      what: 'server: nothing has changed',
      runs,
      timeOf: (member) => timed(() => read(member, { 'if-none-match': String(answers[member].headers.etag) })),
    }),
    await timeBoth({
      what: 'client: what follows from the answer',
      runs,
      timeOf: (member) => timed(() => memberOf(JSON.parse(answers[member].body) as Dashboard, TODAY)),
    }),
  ];
  await server.close();
  return rows;
}

async function timed(act: () => unknown): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

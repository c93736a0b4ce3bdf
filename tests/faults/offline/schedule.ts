import { randomUUID } from 'node:crypto';
import type { Change } from '#client/member/outbox.ts';
import { clearSignIn, storeSignIn } from '#client/parts/account/current-sign-in.ts';
import type { User } from '#contract/auth.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import type { Person } from '#tests/people/people.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import { type Device, type Fate, type Network, newDevice, onDevice } from './devices.ts';
import { openTab, type Tab } from './tab.ts';

const MS_PER_HOUR = 3_600_000;
const FATES: readonly Fate[] = ['ok', 'ok', 'cut before', 'cut during', 'cut after', '500', 'broken proxy'];
const LENGTHS = ['full', '15', '10', 'partial'] as const;
const TABS = 2;

/** A workout that was finished, as the member remembers it. */
export interface Finished {
  clientId: string;
  workoutId: string;
  completedOn: string;
  isWhole: boolean;
}

/** What was done on a phone, in the order in which the phone kept it. */
export interface Phone {
  device: Device;
  tabs: Tab[];
  kept: string[];
}

interface WorldNeeds {
  app: TestApp;
  network: Network;
  anna: Person;
  /** Somebody else who borrows the phone. */
  bella: Person;
  random: () => number;
}

/** One member with two phones of two windows each, to whom anything may happen. */
export function openWorld({ app, network, anna, bella, random }: WorldNeeds) {
  const { clock } = app;
  const finished = new Map<string, Finished>();
  /** Kept more than once, so that their place in the order is nobody's to say. */
  const keptAgain = new Set<string>();
  const log: string[] = [];
  const phones: Phone[] = ['one', 'two'].map((name) => ({
    device: newDevice(name, { hasDatabases: random() < 0.8 }),
    tabs: [],
    kept: [],
  }));
  for (const phone of phones) for (let tab = 0; tab < TABS; tab += 1) phone.tabs.push(openOn(phone));

  function now(): number {
    clock.advance(1);
    return clock.now();
  }
  function openOn({ device, kept }: Phone): Tab {
    return openTab({
      device,
      userId: anna.id,
      now: clock.now,
      onKept: ({ id }) => {
        if (kept.includes(id)) keptAgain.add(id);
        else kept.push(id);
      },
    });
  }
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <Thing>(things: readonly Thing[]): Thing => things[below(things.length)] as Thing;

  function workout() {
    const completedAt = now();
    const [length, workoutId] = [oneOf(LENGTHS), String(1 + below(12))];
    const completedOn = calendarDayAt(completedAt, 0);
    const body = { clientId: randomUUID(), workoutId, completedAt, completedOn, utcOffsetMinutes: 0, length, block: 1 };
    finished.set(body.clientId, { ...body, isWhole: length !== 'partial' });
    return { kind: 'workout', body } satisfies Change;
  }
  /**
   * A tab that died before it had kept the workout leaves it to be counted in the next one: the member has not seen
   * it praised.
   */
  async function finish(phone: Phone, done = workout(), tabs: readonly number[] = [below(TABS)]): Promise<void> {
    const { clientId } = done.body;
    await Promise.all(tabs.map((tab) => phone.tabs[tab]?.save(done)));
    reopen(phone);
    while (!phone.kept.includes(clientId)) {
      await phone.tabs[0]?.save(done);
      reopen(phone);
    }
  }
  function reopen(phone: Phone): void {
    phone.tabs = phone.tabs.map((tab) => (tab.isDead ? openOn(phone) : tab));
  }
  const signInAs = async ({ id, email }: Person, { device }: Phone) => {
    const { token } = await app.people.signIn(id);
    const user = { id, email, subscriptionStatus: 'active' } as User;
    await onDevice(device, async () => storeSignIn({ token, user }));
  };

  const acts: Record<string, (phone: Phone) => unknown> = {
    'finishes a workout': (phone) => finish(phone),
    'finishes a workout in the tunnel': async (phone) => {
      phone.device.isOffline = true;
      await finish(phone);
    },
    'finishes a workout while the phone dies': async (phone) => {
      const tab = below(TABS);
      phone.tabs[tab]?.killLater({ atStep: 1 + below(6), isTaken: random() < 0.5 });
      await finish(phone, workout(), [tab]);
    },
    'finishes it in both windows': (phone) => finish(phone, workout(), [0, 1]),
    'finishes one on each phone': () => Promise.all(phones.map((phone) => finish(phone))),
    'looks at the app': (phone) => phone.tabs[below(TABS)]?.sendAll(anna.id),
    'looks at the app in both windows and on both phones': () =>
      Promise.all(phones.flatMap(({ tabs }) => tabs.map((tab) => tab.sendAll(anna.id)))),
    'closes a window while it sends': async (phone) => {
      const tab = phone.tabs[below(TABS)];
      tab?.killLater({ atStep: 1 + below(5), isTaken: random() < 0.5 });
      await tab?.sendAll(anna.id);
      reopen(phone);
    },
    'has a network again': ({ device }) => {
      device.isOffline = false;
    },
    'is signed out everywhere': () => app.db.deleteFrom('access_token').where('user_id', '=', anna.id).execute(),
    'signs in again': (phone) => signInAs(anna, phone),
    'signs out': ({ device }) => onDevice(device, async () => clearSignIn()),
    'lends the phone to Bella': async (phone) => {
      await signInAs(bella, phone);
      await phone.tabs[0]?.sendAll(bella.id);
      await phone.tabs[1]?.sendAll(anna.id);
    },
    'lets time pass': () => clock.advance(Math.floor(random() * 60 * MS_PER_HOUR)),
    'is away for weeks': () => clock.advance((7 + below(28)) * 24 * MS_PER_HOUR),
    'reaches the server late': () => network.deliverLate(),
  };
  const OFTEN = ['finishes a workout', 'finishes a workout while the phone dies', 'lets time pass', 'looks at the app'];
  const names = [...Object.keys(acts), ...OFTEN, ...OFTEN];

  return {
    log,
    phones,
    finished,
    keptAgain,
    begin: () => Promise.all(phones.map((phone) => signInAs(anna, phone))),
    async live(actCount: number): Promise<void> {
      for (let count = 0; count < actCount; count += 1) {
        const [phone, name] = [oneOf(phones), oneOf(names)];
        const fates = Array.from({ length: below(4) }, () => oneOf(FATES));
        phone.device.fates = fates;
        log.push(`${phone.device.name}: ${name}${fates.length > 0 ? ` (${fates.join(', ')})` : ''}`);
        await acts[name]?.(phone);
      }
    },
    /** All is well again: the network, the sign-in; and the app is opened once on each phone. */
    async end(): Promise<void> {
      await network.deliverLate();
      for (const phone of phones) {
        Object.assign(phone.device, { isOffline: false, fates: [] });
        await signInAs(anna, phone);
        phone.tabs = [openOn(phone)];
        await phone.tabs[0]?.sendAll(anna.id);
      }
    },
  };
}

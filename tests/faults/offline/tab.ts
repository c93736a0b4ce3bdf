import { vi } from 'vitest';
import type { Change } from '#client/member/outbox.ts';
import type { OutboxEntry } from '#client/member/send.ts';
import { type Device, onDevice } from './devices.ts';

/** The tab is killed at its n-th step from now: before that step is taken, or when it is taken and nobody hears of it. */
export interface Death {
  atStep: number;
  isTaken: boolean;
}

export interface TabNeeds {
  device: Device;
  userId: string;
  now: () => number;
  /** Told of each thing that is safely on the device. */
  onKept: (entry: OutboxEntry) => void;
}

type Outbox = typeof import('#client/member/outbox.ts');
type Store = typeof import('#client/member/store.ts');
export type Tab = ReturnType<typeof openTab>;

let lastLoad: Promise<unknown> = Promise.resolve();

/** A window's own memory: what one has not yet written is unknown to every other, and gone when it dies. */
function loadCode(now: () => number): Promise<Outbox & Store> {
  const load = lastLoad.then(async () => {
    vi.resetModules();
    const { replaceClock } = await import('#client/browser/clock.ts');
    replaceClock({ now, utcOffsetMinutes: () => 0 });
    return { ...(await import('#client/member/outbox.ts')), ...(await import('#client/member/store.ts')) };
  });
  lastLoad = load;
  return load;
}

/** One window of the app on a device: the real outbox and store, with the real calls. It can be killed anywhere. */
export function openTab({ device, userId, now, onKept }: TabNeeds) {
  let code: ReturnType<typeof loadCode> | undefined;
  let death: Death | undefined;
  let isDead = false;
  let end = () => {};
  const ended = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined);
  });

  function step() {
    if (isDead) return 'never';
    if (death) death.atStep -= 1;
    if (death?.atStep !== 0) return 'taken';
    isDead = true;
    end();
    return death.isTaken ? 'unheard' : 'never';
  }
  const life = { step, isDead: () => isDead, ended } as const;

  /** Until it is done, failed, or the tab is gone. */
  async function untilOver(work: (outbox: Outbox) => Promise<unknown>): Promise<void> {
    code ??= loadCode(now);
    const outbox = await code;
    await onDevice(device, () => Promise.race([work(outbox).catch(() => undefined), ended]), life);
    outbox.cancelRetry();
  }

  return {
    get isDead() {
      return isDead;
    },
    killLater: (next: Death) => {
      death = next;
    },
    save: (change: Change) =>
      untilOver(async ({ enqueue, sendEntryInTurn }) => {
        const entry = await enqueue(userId, change);
        if (isDead) return;
        onKept(entry);
        await sendEntryInTurn(entry);
      }),
    sendAll: (ofUser: string) => untilOver(({ sendAll }) => sendAll(ofUser)),
    async stored(ofUser: string): Promise<OutboxEntry[]> {
      code ??= loadCode(now);
      const { readRecords } = await code;
      return onDevice(device, () => readRecords<OutboxEntry>('entries', ofUser));
    },
  };
}

import { type Change, cancelRetry, enqueue, sendAll, sendEntryInTurn } from '#client/member/outbox.ts';
import type { OutboxEntry } from '#client/member/send.ts';
import { readRecords } from '#client/member/store.ts';
import { type Device, onDevice } from './devices.ts';

/** The tab is killed at its n-th step from now: before that step is taken, or when it is taken and nobody hears of it. */
export interface Death {
  atStep: number;
  isTaken: boolean;
}

export interface TabNeeds {
  device: Device;
  userId: string;
  /** Told of each thing that is safely on the device. */
  onKept: (entry: OutboxEntry) => void;
}

export type Tab = ReturnType<typeof openTab>;

/** One window of the app on a device: the real outbox and store, with the real calls. It can be killed anywhere. */
export function openTab({ device, userId, onKept }: TabNeeds) {
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
  async function untilOver(work: () => Promise<unknown>): Promise<void> {
    await onDevice(device, () => Promise.race([work().catch(() => undefined), ended]), life);
    cancelRetry();
  }

  return {
    get isDead() {
      return isDead;
    },
    killLater: (next: Death) => {
      death = next;
    },
    save: (change: Change) =>
      untilOver(async () => {
        const entry = await enqueue(userId, change);
        if (isDead) return;
        onKept(entry);
        await sendEntryInTurn(entry);
      }),
    sendAll: (ofUser: string) => untilOver(() => sendAll(ofUser)),
    stored: (ofUser: string) => onDevice(device, () => readRecords<OutboxEntry>('entries', ofUser)),
  };
}

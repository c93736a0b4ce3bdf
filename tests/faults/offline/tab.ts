import { randomUUID } from 'node:crypto';
import { sendEntry } from '#client/api/send-entry.ts';
import { createOutbox } from '#client/platform/outbox.ts';
import { deviceOutboxStore, type OutboxEntry } from '#client/platform/outbox-store.ts';
import { type Device, onDevice } from './devices.ts';

/** The tab is killed at its n-th step from now: before that step is taken, or when it is taken and nobody hears of it. */
export interface Death {
  atStep: number;
  isTaken: boolean;
}

export interface TabNeeds {
  device: Device;
  now: () => number;
  /** Told of each thing that is safely on the device. */
  onKept: (entry: OutboxEntry) => void;
}

export type Tab = ReturnType<typeof openTab>;

/** One window of the app on a device: its outbox with the real store and the real calls. It can be killed anywhere. */
export function openTab({ device, now, onKept }: TabNeeds) {
  let death: Death | undefined;
  let isDead = false;
  let end = () => {};
  const ended = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined);
  });

  /** Does as the tab does: nothing any more once it is dead. */
  function mortal<Arguments extends unknown[], Result>(act: (...given: Arguments) => Promise<Result>) {
    return async (...given: Arguments): Promise<Result> => {
      if (death) death.atStep -= 1;
      const isLast = death?.atStep === 0;
      if (isDead || (isLast && !death?.isTaken)) return die();
      const result = await act(...given);
      return isDead || isLast ? die() : result;
    };
  }
  function die(): Promise<never> {
    isDead = true;
    end();
    return new Promise(() => undefined);
  }
  /** The browser's lock: it is free again when the tab that held it is gone. */
  function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = device.turn.then(() => (isDead ? die() : work()));
    device.turn = Promise.race([mine, ended]).catch(() => undefined);
    return mine;
  }

  const { keep, forget, entriesOf } = deviceOutboxStore;
  const outbox = createOutbox({
    store: {
      keep: mortal(async (entry: OutboxEntry) => {
        await keep(entry);
        onKept(entry);
      }),
      forget: mortal(forget),
      entriesOf: mortal(entriesOf),
    },
    send: mortal(sendEntry),
    alone,
    later: () => () => undefined,
    now,
    randomId: randomUUID,
  });
  /** Until it is done, failed, or the tab is gone. */
  const untilOver = (work: () => Promise<unknown>) =>
    onDevice(device, () => Promise.race([work().catch(() => undefined), ended]));

  return {
    get isDead() {
      return isDead;
    },
    killLater: (next: Death) => {
      death = next;
    },
    keepAndSend: (entry: Parameters<typeof outbox.keepAndSend>[0]) => untilOver(() => outbox.keepAndSend(entry)),
    sendAll: (userId: string) => untilOver(() => outbox.sendAll(userId)),
    stateOf: (userId: string) => onDevice(device, () => outbox.stateOf(userId)),
  };
}

import 'fake-indexeddb/auto';
import { AsyncLocalStorage } from 'node:async_hooks';
import { IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { TestApp } from '#tests/servers/test-app.ts';

/** What becomes of one request: the network goes before it, while it is on its way, or before its answer is back. */
export type Fate = 'ok' | 'cut before' | 'cut during' | 'cut after' | '500' | 'broken proxy';

/** A phone with a browser: what is stored there, and the network as it is for this phone. */
export interface Device {
  readonly name: string;
  readonly storage: Map<string, string>;
  /** Undefined where the browser keeps none, as in some private windows. */
  readonly databases: IDBFactory | undefined;
  isOffline: boolean;
  /** Of the coming requests, one after another; when they are used up all is well. */
  fates: Fate[];
  /** Resolves when no other window of this browser is sending. */
  turn: Promise<unknown>;
}

export const newDevice = (name: string, { hasDatabases }: { hasDatabases: boolean }): Device => ({
  name,
  storage: new Map(),
  databases: hasDatabases ? new IDBFactory() : undefined,
  isOffline: false,
  fates: [],
  turn: Promise.resolve(),
});

/** The life of a window: it does nothing any more once it is dead. */
export interface Life {
  /** Counts a step, and says whether it is still taken. */
  step: () => 'taken' | 'unheard' | 'never';
  isDead: () => boolean;
  /** Resolves when it dies. */
  ended: Promise<undefined>;
}

const here = new AsyncLocalStorage<{ device: Device; life?: Life | undefined }>();

/** Runs client code as on this device: its storage, its network; `life` is that of the window it runs in. */
export const onDevice = <Result>(device: Device, work: () => Promise<Result>, life?: Life): Promise<Result> =>
  here.run({ device, life }, work);

const never = () => new Promise<never>(() => undefined);

/** The network between all devices and one server. */
export interface Network {
  /** Brings what was cut off on its way and arrives only now. */
  deliverLate(): Promise<void>;
}

/** Puts storage and `fetch` of the device that runs in place of the browser's. A request takes a millisecond. */
export function replaceBrowser({ app, clock }: Pick<TestApp, 'app' | 'clock'>): Network {
  let late: (() => Promise<unknown>)[] = [];
  const storage = () => here.getStore()?.device.storage ?? new Map<string, string>();
  const isDead = () => here.getStore()?.life?.isDead() ?? false;
  // A tab that is killed is not told that its page goes.
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage().get(key) ?? null,
    setItem: (key: string, text: string) => void (isDead() || storage().set(key, text)),
    removeItem: (key: string) => void (isDead() || storage().delete(key)),
    clear: () => storage().clear(),
  });

  const databases = (): IDBFactory => {
    const found = here.getStore()?.device.databases;
    if (!found) throw new Error('This browser keeps nothing.');
    return found;
  };
  vi.stubGlobal('indexedDB', {
    open: (name: string, version?: number) =>
      here.getStore()?.life?.step() === 'never' ? new IDBOpenDBRequest() : databases().open(name, version),
    databases: () => databases().databases(),
    deleteDatabase: (name: string) => databases().deleteDatabase(name),
  });

  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      /** Free again when the window that held it is gone. */
      request<Result>(_name: string, work: () => Promise<Result>): Promise<Result> {
        const { device, life } = here.getStore() ?? {};
        if (!device) throw new Error('Nobody is there to send.');
        const mine = device.turn.then(() => (life?.isDead() ? never() : work()));
        device.turn = Promise.race([mine, life?.ended]).catch(() => undefined);
        return mine;
      },
    },
  });

  async function bring(path: string, { method, headers, body }: RequestInit): Promise<Response> {
    clock.advance(1);
    const request = {
      method: method as 'POST',
      url: path,
      headers: { ...(headers as object) },
      payload: body as string,
    };
    const { payload, statusCode } = await app.inject(request);
    return new Response(payload, { status: statusCode });
  }
  async function call(path: string, request: RequestInit): Promise<Response> {
    const step = here.getStore()?.life?.step();
    if (step === 'never') return never();
    const answer = await answerTo(path, request);
    return step === 'unheard' ? never() : answer;
  }
  async function answerTo(path: string, request: RequestInit): Promise<Response> {
    const fate = nextFate(here.getStore()?.device);
    if (fate === '500') return new Response('{"message":"Something went wrong.","code":"internal"}', { status: 500 });
    if (fate === 'broken proxy') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    if (fate === 'cut during') late.push(() => bring(path, request));
    const answer = fate === 'ok' || fate === 'cut after' ? await bring(path, request) : undefined;
    if (fate === 'ok' && answer) return answer;
    throw new TypeError('Failed to fetch');
  }
  vi.stubGlobal('fetch', call);
  return {
    async deliverLate() {
      const waiting = late;
      late = [];
      for (const arrive of waiting) await arrive();
    },
  };
}

function nextFate(device: Device | undefined): Fate {
  if (!device) throw new Error('Nobody is there to call.');
  return device.isOffline ? 'cut before' : (device.fates.shift() ?? 'ok');
}

import { useSyncExternalStore } from 'react';
import { savesData } from './connection.ts';

/** Share of a full battery up to which it is low. */
const LOW = 0.2;

interface Battery extends EventTarget {
  readonly level: number;
  readonly charging: boolean;
}

interface Device {
  readonly connection?: Partial<EventTarget>;
  readonly getBattery?: () => Promise<Battery>;
}

let battery: Battery | undefined;

/** Whether the device asks to be spared: its battery is low and not charged, or it saves data. Not known to every browser. */
export const useSparedDevice = (): boolean => useSyncExternalStore(subscribe, isSpared, () => false);

const isSpared = (): boolean => savesData() || (battery !== undefined && !battery.charging && battery.level <= LOW);

function subscribe(listener: () => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  const device = navigator as Device;
  device.connection?.addEventListener?.('change', listener, { signal });
  void device.getBattery?.().then(
    (found) => {
      if (signal.aborted) return;
      battery = found;
      for (const type of ['levelchange', 'chargingchange']) found.addEventListener(type, listener, { signal });
      listener();
    },
    () => undefined,
  );
  return () => off.abort();
}

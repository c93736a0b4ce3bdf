import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSparedDevice } from './spared-device.ts';

class Battery extends EventTarget {
  level = 1;
  charging = false;
  turns(to: Partial<Pick<Battery, 'level' | 'charging'>>, type: string) {
    Object.assign(this, to);
    act(() => void this.dispatchEvent(new Event(type)));
  }
}

test('a device is spared while its battery is low and nothing charges it', async () => {
  const battery = new Battery();
  vi.stubGlobal('navigator', { getBattery: async () => battery });
  const { result } = renderHook(useSparedDevice);
  await act(async () => undefined);
  expect(result.current).toBe(false);
  battery.turns({ level: 0.2 }, 'levelchange');
  expect(result.current).toBe(true);
  battery.turns({ charging: true }, 'chargingchange');
  expect(result.current).toBe(false);
  battery.turns({ charging: false }, 'chargingchange');
  expect(result.current).toBe(true);
  battery.turns({ level: 0.21 }, 'levelchange');
  expect(result.current).toBe(false);
});

test('a device is spared while it saves data', () => {
  const connection = Object.assign(new EventTarget(), { saveData: false });
  vi.stubGlobal('navigator', { connection });
  const { result } = renderHook(useSparedDevice);
  expect(result.current).toBe(false);
  connection.saveData = true;
  act(() => void connection.dispatchEvent(new Event('change')));
  expect(result.current).toBe(true);
});

test.each<[string, object]>([
  ['tells of neither', {}],
  ['refuses to tell of its battery', { getBattery: () => Promise.reject(new Error('No.')) }],
])('a device that %s is not spared', async (_what, device) => {
  vi.stubGlobal('navigator', device);
  const { result } = renderHook(useSparedDevice);
  await act(async () => undefined);
  expect(result.current).toBe(false);
});

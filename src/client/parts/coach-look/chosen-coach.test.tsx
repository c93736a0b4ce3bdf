import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSpared } from '#client/coach/stage/coach-choices.ts';
import { easyOnBattery } from '#client/parts/stored/browser-storage.ts';
import { ChosenCoach } from './chosen-coach.tsx';

const spared = () => renderHook(useSpared, { wrapper: ChosenCoach }).result.current;

test('half the pictures are enough where the member chose so', () => {
  expect(spared()).toBe(false);
  easyOnBattery.write(true);
  expect(spared()).toBe(true);
});

test('half the pictures are enough where data is saved, or a battery is low that nothing charges', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(spared()).toBe(true);
  const battery = Object.assign(new EventTarget(), { level: 0.1, charging: false });
  vi.stubGlobal('navigator', { getBattery: async () => battery });
  const { result } = renderHook(useSpared, { wrapper: ChosenCoach });
  await act(async () => undefined);
  expect(result.current).toBe(true);
});

import { screen } from '@testing-library/react';
import { describe, test } from 'vitest';
import { healthAgreement, safetySettings } from '#client/parts/stored/browser-storage.ts';
import { CAREFUL_FLAGS, SAFETY_VERSION, type SafetySettings } from '#domain/body/safety-flags.ts';
import { AGREED, openGate, workout } from './safety-gate.fixture.tsx';

describe('what is made for the weeks in which the programme waits', () => {
  const HELD: SafetySettings = { ...CAREFUL_FLAGS, block: 1, version: SAFETY_VERSION, hold: 'early' };

  test('begins without the page that says so, also straight after the answers', async () => {
    safetySettings.write(HELD);
    healthAgreement.write(AGREED);
    openGate({}, '1', 'early');
    await workout();
  });

  test('waits with everything else', async () => {
    for (const hold of ['bleeding', 'chest', 'gp', 'pregnant'] as const) {
      safetySettings.write({ ...HELD, hold });
      healthAgreement.write(AGREED);
      const { page } = openGate({}, '1', 'early');
      await screen.findByRole('link', { name: 'Close' });
      page.unmount();
    }
  });
});

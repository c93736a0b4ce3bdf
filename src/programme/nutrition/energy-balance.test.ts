import { expect, test } from 'vitest';
import { LOWEST_KCAL, lowestDayKcal } from '#domain/body/nutrition.ts';
import { formatCount } from '#domain/time/count-text.ts';
import { ENERGY_BALANCE } from './energy-balance.ts';

test('the lowest amounts of a day are those of the rules, each beside its weight', () => {
  const words = JSON.stringify(ENERGY_BALANCE);
  for (const kilos of [65, 75, 85] as const)
    expect(words).toContain(`${formatCount(lowestDayKcal(kilos))}${kilos === 65 ? ' kcal' : ''} at ${kilos} kg`);
  expect(words).toContain(`Breastfeeding? Stay above about ${formatCount(LOWEST_KCAL.breastfeeding)}`);
  expect(words).toContain(`Stay above about ${formatCount(LOWEST_KCAL.everyone)} kcal a day`);
});

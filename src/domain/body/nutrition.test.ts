import { describe, expect, test } from 'vitest';
import {
  dailyGrams,
  EXAMPLE_WEIGHTS_KG,
  lowestDayKcal,
  type NutritionReader,
  nutritionView,
  READER_GATES,
} from './nutrition.ts';

describe('the worked example', () => {
  test.each([
    [55, [66, 88], [165, 275], [44, 66]],
    [65, [78, 104], [195, 325], [52, 78]],
    [75, [90, 120], [225, 375], [60, 90]],
    [85, [102, 136], [255, 425], [68, 102]],
  ] as const)('at %i kg', (weightKg, protein, carbohydrate, fat) => {
    const pair = ({ from, to }: { from: number; to: number }) => [from, to];
    expect(pair(dailyGrams('protein', weightKg))).toEqual(protein);
    expect(pair(dailyGrams('carbohydrate', weightKg))).toEqual(carbohydrate);
    expect(pair(dailyGrams('fat', weightKg))).toEqual(fat);
  });

  test.each([
    [65, 1_560],
    [75, 1_800],
    [85, 2_040],
  ] as const)('the lowest amounts at %i kg come to %i kcal', (weightKg, kcal) => {
    expect(lowestDayKcal(weightKg)).toBe(kcal);
  });

  test('there are four weights', () => expect(EXAMPLE_WEIGHTS_KG).toEqual([55, 65, 75, 85]));
});

describe('nutritionView', () => {
  const reader = (part: Partial<NutritionReader>): NutritionReader => ({
    answer: undefined,
    pregnant: false,
    numbers: undefined,
    ...part,
  });

  test('before she was asked there is no number, whatever was chosen', () => {
    for (const numbers of [undefined, 'with', 'without'] as const) {
      expect(nutritionView(reader({ numbers }))).toMatchObject({ asks: true, numbers: false, deficit: 'hidden' });
    }
  });

  test('with none of the gates everything is open', () => {
    expect(nutritionView(reader({ answer: [] }))).toEqual({ asks: false, numbers: true, gates: [], deficit: 'open' });
  });

  test.each(READER_GATES)('%s switches the numbers off', (gate) => {
    const view = nutritionView(reader({ answer: [gate] }));
    expect(view).toEqual({ asks: false, numbers: false, gates: [gate], deficit: 'hidden' });
  });

  test.each(['breastfeeding', 'eatingDisorder', 'condition'] as const)(
    '%s: she may switch them on, and reads her gate before the deficit',
    (gate) => {
      const view = nutritionView(reader({ answer: [gate], numbers: 'with' }));
      expect(view).toMatchObject({ numbers: true, gates: [gate], deficit: 'gated' });
    },
  );

  test('in pregnancy the deficit stays hidden, from the answer here or from the safety questions', () => {
    expect(nutritionView(reader({ answer: ['pregnant'], numbers: 'with' }))).toMatchObject({
      numbers: true,
      deficit: 'hidden',
    });
    expect(nutritionView(reader({ answer: [], pregnant: true, numbers: 'with' }))).toMatchObject({
      gates: ['pregnant'],
      deficit: 'hidden',
    });
    expect(nutritionView(reader({ answer: 'unsaid', pregnant: true, numbers: 'with' })).deficit).toBe('hidden');
  });

  test('who would rather not say reads every gate first', () => {
    expect(nutritionView(reader({ answer: 'unsaid' })).numbers).toBe(false);
    expect(nutritionView(reader({ answer: 'unsaid', numbers: 'with' }))).toEqual({
      asks: false,
      numbers: true,
      gates: READER_GATES,
      deficit: 'gated',
    });
  });

  test('without numbers by choice, nothing about a deficit', () => {
    expect(nutritionView(reader({ answer: [], numbers: 'without' }))).toMatchObject({
      numbers: false,
      deficit: 'hidden',
    });
  });
});

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { nutritionGates, nutritionNumbers, safetySettings } from '#client/parts/stored/browser-storage.ts';
import { CAREFUL_FLAGS } from '#domain/body/safety-flags.ts';
import { DISHES } from '#programme/nutrition/dishes.ts';
import { NUTRITION_GUIDE } from '#programme/nutrition/guide.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { NutritionTab } from './nutrition-tab.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(SITE_ANSWER));
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

function open(topic = 'basics') {
  history.replaceState(null, '', `/dashboard-full?tab=nutrition&topic=${topic}`);
  render(<NutritionTab />);
}

const words = () => screen.getByRole('tabpanel').textContent ?? '';
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function answer(name: string) {
  await press(/See the numbers/);
  await press(name);
}
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

describe('the nutrition guide', () => {
  test('has the four topics of the product and opens the first one', () => {
    open('');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Nutrition 101',
      'Energy Balance',
      'Micronutrients',
      'Meal Prep',
    ]);
    expect(screen.getByRole('heading', { name: 'Build a plate' })).toBeTruthy();
  });

  test('stays at its topic while the view that she goes to is being drawn', () => {
    open('energy');
    const before = words();
    act(() => navigate('/dashboard-full'));
    expect(words()).toBe(before);
  });

  test.each(NUTRITION_GUIDE)(
    '$title says something before numbers are asked for, no amount of energy, and asks nothing',
    ({ id }) => {
      open(id);
      const way = screen.queryByRole('button', { name: /See the numbers/ });
      expect(way !== null, 'asked where there are numbers').toBe(id !== 'meals');
      expect(words()).not.toMatch(/\d\s?kcal|eating disorder/);
      expect(words().length).toBeGreaterThan(400);
    },
  );

  test.each(DISHES)('$name has a page of its own', ({ id, name, needs, how }) => {
    open(`meals&dish=${id}`);
    const dish = within(screen.getByRole('region', { name }));
    expect(dish.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(needs);
    expect(dish.getByText(how)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All meals' }).getAttribute('href')).toMatch(/topic=meals$/);
  });

  test('an address that names no topic, or a wrong one, opens the first', () => {
    open('pills');
    expect(screen.getByRole('tab', { name: 'Nutrition 101' }).getAttribute('aria-selected')).toBe('true');
  });

  test('"None" opens the numbers; nothing is worked out before a weight is tapped', async () => {
    open();
    await answer('None');
    expect(nutritionGates.read()).toEqual([]);
    expect(screen.queryByText(/= \d+ to/)).toBeNull();
    await choose('75 kg');
    expect(screen.getByText('75 kg × 1.2 to 1.6 g = 90 to 120 g a day')).toBeTruthy();
    expect(JSON.stringify({ ...localStorage })).not.toContain('75');
  });

  test('whatever is ticked switches the numbers off, and can be changed', async () => {
    open('energy');
    await press(/See the numbers/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Breastfeeding' }));
    await press('Save');
    expect(nutritionGates.read()).toEqual(['breastfeeding']);
    expect(nutritionNumbers.read()).toBe('without');
    expect(words()).not.toContain('A small deficit');
    await choose('With numbers');
    expect(words()).toContain('Don’t plan to eat less until your 6 to 8 week check');
    expect(words()).not.toContain('A small deficit');
    await press('I’ve read this. Show the numbers');
    expect(words()).toContain('A small deficit is enough: 300 to 500 kcal a day.');
    await press('Change');
    await press('None');
    expect(nutritionGates.read()).toEqual([]);
  });

  test('once answered, what was asked is one line on every topic', async () => {
    open();
    await answer('None');
    for (const id of ['Energy Balance', 'Micronutrients', 'Nutrition 101']) {
      await userEvent.click(screen.getByRole('tab', { name: id }));
      expect(screen.queryByText(/Pregnant, breastfeeding, or uneasy around food/)).toBeNull();
      const line = within(screen.getByRole('region', { name: 'Numbers, or no numbers?' }));
      expect(line.getAllByRole('radio')).toHaveLength(2);
      expect(line.getByRole('button', { name: 'Change' })).toBeTruthy();
    }
    await userEvent.click(screen.getByRole('tab', { name: 'Meal Prep' }));
    expect(screen.queryByRole('region', { name: 'Numbers, or no numbers?' })).toBeNull();
  });

  test('who would rather not say reads every gate first, and none that claims to know', async () => {
    open('energy');
    await answer('Rather not say');
    await choose('With numbers');
    for (const name of ['Pregnant.', 'Breastfeeding.', 'Past or present eating disorder.']) {
      expect(within(screen.getByRole('tabpanel')).getByText(name)).toBeTruthy();
    }
    expect(words()).not.toContain('so we’ve hidden that part');
  });

  test('pregnancy in the safety answers hides the deficit without being asked again', async () => {
    safetySettings.write({ ...CAREFUL_FLAGS, hold: 'bleeding', pregnant: true, block: 1, version: 2 });
    open('energy');
    await answer('None');
    expect(words()).toContain('Pregnancy isn’t a time to eat less');
    expect(words()).not.toMatch(/\d\s?kcal/);
    expect(screen.queryByRole('button', { name: /Show the numbers/ })).toBeNull();
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { nutritionGates, nutritionNumbers } from '#client/parts/stored/browser-storage.ts';
import { NutritionNumbersSection } from './programme-group.tsx';

const hideNumbers = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Hide numbers in the nutrition guide' });

describe('numbers in the nutrition guide', () => {
  test('stay hidden until the guide has asked its question', () => {
    render(<NutritionNumbersSection />);
    expect(hideNumbers().checked).toBe(true);
    expect(hideNumbers().disabled).toBe(true);
  });

  test('are hidden and shown again by the switch', () => {
    nutritionGates.write([]);
    nutritionNumbers.write('with');
    render(<NutritionNumbersSection />);
    expect(hideNumbers().checked).toBe(false);
    fireEvent.click(hideNumbers());
    expect(nutritionNumbers.read()).toBe('without');
    fireEvent.click(hideNumbers());
    expect(nutritionNumbers.read()).toBe('with');
  });
});

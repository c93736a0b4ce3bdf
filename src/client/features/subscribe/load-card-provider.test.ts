import { describe, expect, test } from 'vitest';
import { needsPageOfItsOwn } from './load-card-provider.ts';

describe('needsPageOfItsOwn', () => {
  test.each([
    ['stripe', 'https://fit.example/register', true],
    ['stripe', 'https://fit.example/', true],
    ['stripe', 'https://fit.example/subscribe?cancelled=true', false],
    ['stripe', 'https://fit.example/subscribe/', false],
    ['stripe', 'https://fit.example', true],
    ['stripe', 'document', false],
    ['stripe', undefined, false],
    ['sandbox', 'https://fit.example/register', false],
  ] as const)('%s, opened at %s: %s', (mode, openedAt, expected) => {
    expect(needsPageOfItsOwn({ mode }, '/subscribe', openedAt)).toBe(expected);
  });
});

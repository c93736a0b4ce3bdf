import { afterEach, expect, test } from 'vitest';
import { SHIPPED_NAME } from '#domain/words/product-name.ts';
import { appName } from './app-name.ts';

// Files share the page.
afterEach(() => document.head.replaceChildren());

test('the app is called what its page says, and what ships where a page says nothing', () => {
  expect(appName()).toBe(SHIPPED_NAME);
  document.head.innerHTML = '<meta name="application-name" content="Mum Strong">';
  expect(appName()).toBe('Mum Strong');
});

import { afterEach, expect, test } from 'vitest';
import { loadStyleSheet } from './style-sheets.ts';

afterEach(() => document.head.replaceChildren());

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

test('a sheet that the page does not name is part of the first one', async () => {
  await expect(loadStyleSheet('main-app')).resolves.toBeUndefined();
  expect(links()).toEqual([]);
});

test('a sheet is added once; one that could not be loaded is asked for again', async () => {
  document.head.innerHTML = '<meta name="style-sheet-screens" content="/assets/style-screens-abc.css">';
  const failing = loadStyleSheet('screens');
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('could not be loaded');
  expect(links()).toEqual([]);

  const again = loadStyleSheet('screens');
  expect(loadStyleSheet('screens')).toBe(again);
  expect(links().map(({ href }) => new URL(href).pathname)).toEqual(['/assets/style-screens-abc.css']);
  links()[0]?.dispatchEvent(new Event('load'));
  await again;
});

import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

/** The price is told once in a page's life, so each test opens a page of its own. */
const open = async () => ({
  ...(await import('./shown-price.tsx')),
  ...(await import('./told-price.ts')),
});

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<meta name="price" content="3499">';
  document.body.innerHTML = '';
});

test('what the server has put into the page is shown first, then what it says later', async () => {
  const { Price, tellPrice, shownPence } = await open();
  render(<Price />);
  expect([screen.getByText('£34.99').textContent, shownPence()]).toEqual(['£34.99', 3_499]);
  act(() => tellPrice(1_999));
  expect([screen.getByText('£19.99').textContent, shownPence()]).toEqual(['£19.99', 1_999]);
});

test('a part of a kept page that nobody hydrates is put right, too', async () => {
  document.body.innerHTML = '<p>Get it, <span data-price="true">£34.99</span></p>';
  const { tellPrice } = await open();
  tellPrice(2_999);
  expect(document.body.textContent).toBe('Get it, £29.99');
});

test('a page that nobody filled in tells the standard price', async () => {
  document.head.innerHTML = '<meta name="price" content="%PENCE%">';
  const { shownPence } = await open();
  expect(shownPence()).toBe(2_999);
});

test('while it is pre-rendered a page has the place that the server fills in', async () => {
  const { Price } = await open();
  vi.stubGlobal('document', undefined);
  expect(renderToString(<Price />)).toContain('%PRICE%');
  vi.unstubAllGlobals();
});

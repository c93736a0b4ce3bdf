import { render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { watchNavigation } from '#client/browser/navigation.ts';
import { RouteFrame } from './route-frame.tsx';
import { RouteWait } from './route-wait.tsx';

const framed = (pathname: string, title: string) => (
  <RouteFrame pathname={pathname} title={title}>
    <h1>{title}</h1>
  </RouteFrame>
);

const Loading = () => use(NEVER);
const NEVER = new Promise<never>(() => undefined);

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  watchNavigation();
});

describe('a change of screen', () => {
  test('the first screen leaves the focus where the browser puts it', () => {
    render(framed('/login', 'Sign In'));
    expect(document.title).toBe('Sign In');
    expect(document.activeElement).toBe(document.body);
  });

  test('the next one names the tab, starts at the top and focuses its heading', () => {
    const { rerender } = render(framed('/login', 'Sign In'));
    rerender(framed('/register', 'Create Account'));
    expect(document.title).toBe('Create Account');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Create Account' }));
  });

  test('while the next one loads, the tab is named already', () => {
    const shown = (title: string, child: ReactNode) => (
      <Suspense fallback={<RouteWait title={title} />}>
        <RouteFrame pathname={`/${title}`} title={title}>
          {child}
        </RouteFrame>
      </Suspense>
    );
    const { rerender } = render(shown('Sign In', <h1>Sign In</h1>));
    rerender(shown('Reset password', <Loading />));
    expect(document.title).toBe('Reset password');
  });

  test('an address that names a part of the page leads there', () => {
    Element.prototype.scrollIntoView = vi.fn(); // jsdom has no layout
    const { rerender } = render(framed('/', 'Fit in 30'));
    history.pushState(null, '', '/help#safety');
    rerender(
      <RouteFrame pathname="/help" title="Help">
        <h1>Help</h1>
        <section id="safety">Safety questions</section>
      </RouteFrame>,
    );
    expect(document.activeElement?.id).toBe('safety');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    history.replaceState(null, '', '/');
  });

  test('a field that takes the focus itself keeps it', () => {
    const { rerender } = render(framed('/login', 'Sign In'));
    rerender(
      <RouteFrame pathname="/step-onboarding" title="Goal">
        <h1>Goal</h1>
        {/* biome-ignore lint/a11y/noAutofocus: what the test is about */}
        <input aria-label="Steps" autoFocus />
      </RouteFrame>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Steps'));
  });
});

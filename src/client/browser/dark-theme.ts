import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-color-scheme: dark)';

/** True while the page is dark, by own choice or the device's; false on the server. */
export function useDarkTheme(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : (globalThis.matchMedia?.(QUERY).matches ?? false);
}

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia?.(QUERY);
  const choice = new MutationObserver(listener);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  query?.addEventListener('change', listener);
  return () => {
    choice.disconnect();
    query?.removeEventListener('change', listener);
  };
}

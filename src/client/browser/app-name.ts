/** What the page calls the app. Rendered without a page, the shipped name stands, which the server replaces in every page. */
export const appName = (): string =>
  (typeof document !== 'undefined' &&
    document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content) ||
  'Fit in 30';

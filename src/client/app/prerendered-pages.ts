export interface PrerenderedPage {
  /** The address. */
  path: string;
  /** The file that holds its HTML. */
  file: string;
  /** The screen's source, whose code the page asks for beside the app's; none where the markup is kept as it is. */
  source?: string;
}

/** Pages that can be read before any script runs. Add a page here and it is built, listed and served. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [{ path: '/', file: 'landing.html' }];

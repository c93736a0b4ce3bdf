declare const BUILT_FROM: string | undefined;

/** The commit and its day, as the build wrote them in; from the sources there is none. */
export const VERSION = typeof BUILT_FROM === 'string' ? BUILT_FROM : 'from its sources';

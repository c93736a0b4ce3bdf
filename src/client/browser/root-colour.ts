/** A colour of the page's styles that is the same in light and in dark, by its custom property, for what is drawn without styles. */
export const rootColour = (name: `--${string}`): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Her picture is painted before her model is loaded. */
export const nextPaint = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

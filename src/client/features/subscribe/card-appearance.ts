import type { Appearance } from '@stripe/stripe-js';

const COLOURS = {
  colorPrimary: '--primary',
  colorBackground: '--card',
  colorText: '--ink',
  colorTextSecondary: '--muted',
  colorTextPlaceholder: '--placeholder',
  colorDanger: '--err',
} as const;

/** The provider's fields are in a frame that cannot see our styles. */
export function cardAppearance(): Appearance {
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      ...coloursNow(),
      borderRadius: '14px',
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: '16px',
    },
    rules: {
      '.Input': { borderColor: colourNow('--ctl') },
      '.Input--invalid': { borderColor: colourNow('--err') },
    },
  };
}

const coloursNow = () => Object.fromEntries(Object.entries(COLOURS).map(([name, token]) => [name, colourNow(token)]));

/** Resolves `light-dark()` of a token to `rgb(…)`. */
function colourNow(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Those of the README's `site.json` that do not say "example" themselves. */
const EXAMPLES = new Set([
  'Moving Parents Ltd',
  '01234567',
  'GB123456789',
  '0113 496 0000',
  'ZA000000',
  'I did it in my kitchen.',
]);

/** A name that stands in instructions, and the domains that are kept free for them. */
const SAYS_EXAMPLE = /\bExample\b|\bexample(\.(com|net|org))?(?![\w-])(?=\W*$|\/)/;

/** Whether a text was taken over from the instructions. */
export const isExampleText = (text: string): boolean => EXAMPLES.has(text) || SAYS_EXAMPLE.test(text);

/** "fit.example", "example.org" */
export const isExampleHost = (host: string): boolean => /(^|\.)example(\.(com|net|org))?$/.test(host);

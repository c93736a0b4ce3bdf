/** The examples of docs/settings.md that do not contain "example". */
const EXAMPLES = new Set([
  'Moving Parents Ltd',
  '01234567',
  'GB123456789',
  '0113 496 0000',
  'ZA000000',
  'I did it in my kitchen.',
]);

const SAYS_EXAMPLE = /\bExample\b|\bexample(\.(com|net|org))?(?![\w-])(?=\W*$|\/)/;

export const isExampleText = (text: string): boolean => EXAMPLES.has(text) || SAYS_EXAMPLE.test(text);

export const isExampleHost = (host: string): boolean => /(^|\.)example(\.(com|net|org))?$/.test(host);

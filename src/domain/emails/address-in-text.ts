/** No letter, digit or sign that could be a part of an address may stand before or behind it. */
const NOT_BEFORE = '(?<![a-z0-9._%+-])';
const NOT_BEHIND = '(?![a-z0-9-]|\\.[a-z0-9])';

/**
 * A pattern that finds every place of an address in a text, in capitals or not; it finds no "ann@x.org" in
 * "joann@x.org" or "ann@x.org.uk".
 */
export const addressInText = (address: string): RegExp =>
  new RegExp(`${NOT_BEFORE}${address.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}${NOT_BEHIND}`, 'gi');

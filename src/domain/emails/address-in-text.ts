/** Signs at which nothing before or behind an address can be a part of it. */
const NOT_BEFORE = '(?<![a-z0-9._%+-])';
const NOT_BEHIND = '(?![a-z0-9-]|\\.[a-z0-9])';

/** Finds an address wherever a text has it, in any case: "ann@x.org" is none in "joann@x.org" or "ann@x.org.uk". */
export const addressInText = (address: string): RegExp =>
  new RegExp(`${NOT_BEFORE}${address.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}${NOT_BEHIND}`, 'gi');

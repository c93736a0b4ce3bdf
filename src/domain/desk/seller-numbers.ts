const SEPARATORS = /[\s.-]/g;

const COMPANY = /^(\d{8}|[A-Z]{2}\d{6})$/;

/**
 * A VAT number has nine digits, that of a branch twelve, GD for a government department, HA for a health authority; XI
 * is Northern Ireland.
 */
const BRITISH_VAT = /^(GB|XI)(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/;

/** The letters of a country of the European Union, and a number with at least two digits. */
const EUROPEAN_VAT =
  /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)(?=(\D*\d){2})[A-Z\d]{2,12}$/;

/** A typed company number as the register writes it: in capitals, without blanks, dots and hyphens. Never throws. */
export const companyNumberIn = (text: string): string => text.replace(SEPARATORS, '').toUpperCase();

/**
 * Whether a text from {@link companyNumberIn} has the form of a British company number: eight digits, or two letters
 * and six digits.
 */
export const isCompanyNumber = (text: string): boolean => COMPANY.test(text);

/**
 * A typed VAT number in capitals, without blanks, dots and hyphens; digits alone are taken for British. Never throws.
 */
export function vatNumberIn(text: string): string {
  const plain = text.replace(SEPARATORS, '').toUpperCase();
  return /^(\d{9}|\d{12})$/.test(plain) ? `GB${plain}` : plain;
}

/**
 * Whether a text from {@link vatNumberIn} has the form of a VAT number: of the United Kingdom or, roughly, of a country
 * of the European Union.
 */
export const isVatNumber = (text: string): boolean => BRITISH_VAT.test(text) || EUROPEAN_VAT.test(text);

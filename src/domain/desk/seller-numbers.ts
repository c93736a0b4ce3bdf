const SEPARATORS = /[\s.-]/g;

const COMPANY = /^(\d{8}|[A-Z]{2}\d{6})$/;

/** Nine digits, twelve of a branch, GD of a government department, HA of a health authority; XI in Northern Ireland. */
const BRITISH_VAT = /^(GB|XI)(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/;

/** A country of the European Union, and its number, which has two digits at least. */
const EUROPEAN_VAT =
  /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)(?=(\D*\d){2})[A-Z\d]{2,12}$/;

/** As the register writes it: in capitals, without blanks, dots and hyphens. */
export const companyNumberIn = (text: string): string => text.replace(SEPARATORS, '').toUpperCase();

/** Whether it has the form of a British company number, eight digits or two letters and six digits. */
export const isCompanyNumber = (text: string): boolean => COMPANY.test(text);

/** In capitals, without blanks, dots and hyphens; digits alone are British. */
export function vatNumberIn(text: string): string {
  const plain = text.replace(SEPARATORS, '').toUpperCase();
  return /^(\d{9}|\d{12})$/.test(plain) ? `GB${plain}` : plain;
}

/** Whether it has the form of a VAT number, of the United Kingdom or, roughly, of a country of the European Union. */
export const isVatNumber = (text: string): boolean => BRITISH_VAT.test(text) || EUROPEAN_VAT.test(text);

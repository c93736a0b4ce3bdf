import { greetedName } from '#domain/person-name.ts';
import type { SiteWords } from '#server/site-file.ts';

/** Who runs the site, as messages name her. What is empty is left out of the words. */
export type Operator = Pick<
  SiteWords,
  'company' | 'address' | 'companyNumber' | 'vatNumber' | 'supportEmail' | 'periods'
>;

/** "Moving Parents Ltd, 1 Example Street, Leeds", with as much as is known. */
export const nameAndAddress = ({ company, address }: Operator) => [company, address].filter(Boolean).join(', ');

/** How to reach the operator, as the end of a sentence: "write to help@fit.example". */
export const writeToSupport = ({ supportEmail }: Operator) =>
  supportEmail ? `write to ${supportEmail}` : 'answer this email';

/** "Hello Anna," or, where there is no name or one that is no mere name, "Hello,". */
export function greeting(firstName: string): string {
  const name = greetedName(firstName);
  return name ? `Hello ${name},` : 'Hello,';
}

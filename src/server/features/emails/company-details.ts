import { greetedName } from '#domain/account/person-name.ts';
import { longDate } from '#domain/time/calendar-day.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import type { SiteWords } from '#server/settings/site-file.ts';

export type CompanyDetails = Pick<
  SiteWords,
  'company' | 'address' | 'companyNumber' | 'vatNumber' | 'vatPercent' | 'supportEmail' | 'periods'
>;

export const nameAndAddress = ({ company, address }: CompanyDetails) => [company, address].filter(Boolean).join(', ');

export const writeToSupport = ({ supportEmail }: CompanyDetails) =>
  supportEmail ? `write to ${supportEmail}` : 'reply to this email';

/** For the middle of a sentence. */
export const greetedAs = (firstName: string): string => greetedName(firstName) || 'there';

/** Without the name where it is empty or not plainly a name. */
export function salutation(firstName: string): string {
  const name = greetedName(firstName);
  return name ? `Hello ${name},` : 'Hello,';
}

/** The seller's day: the reader's time zone is not stored. */
export const dateText = (epochMs: number) => longDate(londonDayAt(epochMs));

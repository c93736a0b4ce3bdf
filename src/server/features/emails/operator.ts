/** Who runs the site, as messages name her. What is empty or absent is left out of the words. */
export interface Operator {
  company: string;
  supportEmail: string;
}

/** Promises that the messages repeat from the terms and the privacy notice. */
export const PROMISES = {
  taxYears: 6,
  backupDays: 30,
  refundWorkingDays: 10,
  inactiveMonths: 24,
} as const;

/** How to reach the operator, as the end of a sentence: "write to help@fit.example". */
export const writeToSupport = ({ supportEmail }: Operator) =>
  supportEmail ? `write to ${supportEmail}` : 'answer this email';

/** "Hello Anna," or, where there is no name yet, "Hello,". */
export const greeting = (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,');

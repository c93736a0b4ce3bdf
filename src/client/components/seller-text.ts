import type { Site } from '#contract/site.ts';

/** "Moving Parents Ltd, 1 Example Street, Leeds. Company number 01234567. VAT GB123456789.", as much as is known. */
export function sellerText({ company, address, companyNumber, vatNumber }: Site): string {
  return [
    [company, address].filter(Boolean).join(', '),
    ...(companyNumber ? [`Company number ${companyNumber}`] : []),
    ...(vatNumber ? [`VAT ${vatNumber}`] : []),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

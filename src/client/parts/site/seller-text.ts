import type { Site } from '#contract/site.ts';

export function sellerText({ company, address, companyNumber, vatNumber }: Site): string {
  return [
    [company, address].filter(Boolean).join(', '),
    ...(companyNumber ? [`Company number ${companyNumber}`] : []),
    ...(vatNumber ? [`VAT ${vatNumber}`] : []),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

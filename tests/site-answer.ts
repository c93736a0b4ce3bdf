import type { Site } from '#contract/site.ts';

/** What the operator promises unless her `site.json` says otherwise. */
export const STANDARD_PERIODS: Site['periods'] = {
  taxYears: 6,
  inactiveMonths: 24,
  backupDays: 30,
  logDays: 30,
  closingNoticeDays: 90,
  refundWorkingDays: 10,
  supportWorkingDays: 2,
};

/** What `GET /api/site` answers where the operator has said only her name. */
export const SITE_ANSWER: Site = {
  company: 'Moving Parents Ltd',
  address: '',
  companyNumber: '',
  vatNumber: '',
  supportEmail: '',
  privacyEmail: '',
  supportPhone: '',
  icoNumber: '',
  host: '',
  hostCountry: '',
  mailProvider: '',
  paymentProvider: '',
  clinician: null,
  checkedCourses: [],
  coaching: null,
  quotes: [],
  refundPolicy: '14-days',
  periods: STANDARD_PERIODS,
  legalReviewed: false,
  members: null,
  workouts: null,
  isOpen: true,
  guestCheckout: false,
  pricePence: 2_999,
  words: {},
};

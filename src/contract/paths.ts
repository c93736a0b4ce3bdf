/**
 * Every address of the API in one place. Plain text without a schema library, because the client loads
 * it at run time; route patterns with `:id` are for the server, functions for callers.
 */

/** The address of a route whose one open part is known. */
const filled = (route: string, part: string) => route.replace(/:\w+/, () => encodeURIComponent(part));

export const AUTH_ME_PATH = '/api/auth/me';
export const AUTH_LOGIN_PATH = '/api/auth/login';
export const AUTH_REGISTER_PATH = '/api/auth/register';
export const AUTH_LOGOUT_PATH = '/api/auth/logout';
export const AUTH_SETTINGS_PATH = '/api/auth/settings';
export const AUTH_FORGOT_PASSWORD_PATH = '/api/auth/forgot-password';
export const AUTH_RESET_PASSWORD_PATH = '/api/auth/reset-password';
export const AUTH_CHANGE_PASSWORD_PATH = '/api/auth/change-password';
export const AUTH_DEVICES_PATH = '/api/auth/devices';
export const AUTH_NEWSLETTER_PATH = '/api/auth/newsletter';
export const AUTH_SIGN_OUT_EVERYWHERE_PATH = '/api/auth/sign-out-everywhere';
export const AUTH_CONFIRM_EMAIL_PATH = '/api/auth/confirm-email';
export const AUTH_KEEP_EMAIL_PATH = '/api/auth/keep-email';
export const AUTH_PASSWORD_LINK_PATH = '/api/auth/password-link';
export const AUTH_EXPORT_PATH = '/api/auth/export';
export const AUTH_EXPORT_WORKOUTS_PATH = '/api/auth/export/workouts.csv';
export const AUTH_EXPORT_STEPS_PATH = '/api/auth/export/steps.csv';
export const AUTH_DELETE_ACCOUNT_PATH = '/api/auth/delete-account';

export const PAYMENT_CONFIG_PATH = '/api/payment/config';
export const PAYMENT_INTENT_PATH = '/api/payment/create-intent';
/** The caller's purchases. */
export const OWN_PURCHASES_PATH = '/api/payment/purchases';
export const RECEIPT_EMAIL_ROUTE = '/api/payment/purchases/:purchaseId/receipt-email';
export const receiptEmailPath = (purchaseId: string) => filled(RECEIPT_EMAIL_ROUTE, purchaseId);
export const REFUND_ROUTE = '/api/payment/purchases/:purchaseId/refund';
export const refundPath = (purchaseId: string) => filled(REFUND_ROUTE, purchaseId);
export const CHECKOUT_SESSION_PATH = '/api/checkout/session';
export const CHECKOUT_LOGIN_PATH = '/api/checkout/login-from-session';
export const CHECKOUT_CLAIM_ACCOUNT_PATH = '/api/checkout/claim-account';
export const CHECKOUT_CLAIM_PURCHASE_PATH = '/api/checkout/claim-purchase';
/** Sends the link to a purchase that waits for its owner once more. */
export const CHECKOUT_CLAIM_LINK_PATH = '/api/checkout/claim-link';
/** What is known of the caller's money. */
export const CHECKOUT_STANDING_PATH = '/api/checkout/standing';
/** Ends the checkout from which the caller has come back, and answers what is known of the money. */
export const CHECKOUT_CANCEL_PATH = '/api/checkout/cancel';
/** What a code would take off. */
export const CHECKOUT_OFFER_PATH = '/api/checkout/offer';
export const CHECKOUT_REMINDER_PATH = '/api/checkout/reminder';
/** Begins the payment of a gift; the paths below follow it in the browser that paid. */
export const CHECKOUT_GIFT_PATH = '/api/checkout/gift';
export const CHECKOUT_GIFT_STANDING_PATH = '/api/checkout/gift/standing';
export const CHECKOUT_GIFT_KEY_PATH = '/api/checkout/gift/key';
export const CHECKOUT_GIFT_CANCEL_PATH = '/api/checkout/gift/cancel';
/** A giver's gifts; the paths below are about one of them. */
export const GIFTS_PATH = '/api/gifts';
export const GIFT_LOOK_PATH = '/api/gifts/look';
export const GIFT_CHANGE_PATH = '/api/gifts/change';
export const GIFT_CARD_PATH = '/api/gifts/card';
export const GIFT_RETURN_PATH = '/api/gifts/return';
/** Opens a gift for the receiver who has its code. */
export const GIFT_OPEN_PATH = '/api/gifts/open';
export const GIFT_CLAIM_PATH = '/api/gifts/claim';
export const STRIPE_WEBHOOK_PATH = '/api/webhooks/stripe';

export const CHECKOUT_VERIFY_ROUTE = '/api/checkout/verify/:sessionId';

/** The purchase a checkout session (`cs_…`) or a payment intent (`pi_…`) belongs to. */
export const checkoutVerifyPath = (sessionId: string) => filled(CHECKOUT_VERIFY_ROUTE, sessionId);

export const SITE_PATH = '/api/site';
export const WORDS_ROUTE = '/api/words/:place';
/** The words of a place that the coach has changed. */
export const wordsPath = (place: string) => filled(WORDS_ROUTE, place);
/** All changed words of workouts and moves. */
export const PROGRAMME_WORDS_PATH = '/api/programme-words';
export const DASHBOARD_OF_CALLER_PATH = '/api/dashboard';

/** The root of one user's own data; the server answers 404 to anybody else. */
export const userPath = (userId: string) => `/api/users/${encodeURIComponent(userId)}`;
export const workoutSessionsPath = (userId: string) => `${userPath(userId)}/workout-sessions`;
/** The sums over the user's sessions, month by month. */
export const sessionMonthsPath = (userId: string) => `${workoutSessionsPath(userId)}/months`;
/** One stored session: PATCH corrects it, DELETE takes it away. */
export const workoutSessionPath = (userId: string, sessionId: string) =>
  `${workoutSessionsPath(userId)}/${encodeURIComponent(sessionId)}`;
/** POST brings a deleted session back. */
export const restoreSessionPath = (userId: string, sessionId: string) =>
  `${workoutSessionPath(userId, sessionId)}/restore`;
export const stepsPath = (userId: string) => `${userPath(userId)}/steps`;
export const statsPath = (userId: string) => `${userPath(userId)}/stats`;
export const progressPath = (userId: string) => `${userPath(userId)}/progress`;
export const healthAgreementsPath = (userId: string) => `${userPath(userId)}/health-agreements`;
/** The owner's videos, for members only. */
export const videosPath = (userId: string) => `${userPath(userId)}/videos`;
/** When the user means to work out; below, the calendar as a file, and the address that a calendar program follows. */
export const workoutDaysPath = (userId: string) => `${userPath(userId)}/workout-days`;
export const calendarFilePath = (userId: string) => `${userPath(userId)}/calendar.ics`;
export const calendarAddressPath = (userId: string) => `${userPath(userId)}/calendar-address`;
export const dashboardPath = (userId: string) => `${userPath(userId)}/dashboard`;
/**
 * The header of the dashboard's answer with the clip whose picture Home shows first, so that it loads before the app's
 * code is there.
 */
export const HOME_PICTURE_HEADER = 'home-picture';

export const CALENDAR_FEED_ROUTE = '/api/calendar/:token/fit-in-30.ics';
/** The address of a member's calendar, which is its own credential: everybody who knows it can read the calendar. */
export const calendarFeedPath = (token: string) => filled(CALENDAR_FEED_ROUTE, token);

/** The user's sitter: POST invites, DELETE ends it. */
export const sitterPath = (userId: string) => `${userPath(userId)}/sitter`;
/** What a sitter can do with the link alone. */
export const SITTER_PATHS = {
  open: '/api/sitter/open',
  answer: '/api/sitter/answer',
  calendar: '/api/sitter/calendar',
  emails: '/api/sitter/emails',
  end: '/api/sitter/end',
} as const;
/** Confirms a sitter's address with the link that was sent there: from then on the weekly email goes there. */
export const SITTER_EMAILS_CONFIRM_PATH = '/api/sitter-emails/confirm';
export const SITTER_CALENDAR_ROUTE = '/api/sitter-calendar/:token/sitter.ics';
/** The address of a sitter's calendar, which is its own credential: everybody who knows it can read the calendar. */
export const sitterCalendarPath = (token: string) => filled(SITTER_CALENDAR_ROUTE, token);

export const UNSUBSCRIBE_ROUTE = '/unsubscribe/:token';
/** POST ends the reminders, as mail programs do with one click; in a browser it is a page with a button. */
export const unsubscribePath = (token: string) => filled(UNSUBSCRIBE_ROUTE, token);

/** Counts that a free try began or ended. */
export const TRY_STEPS_PATH = '/api/try-steps';

export const PICTURE_ROUTE = '/pictures/:id';
/** A portrait or a logo. */
export const picturePath = (id: string) => filled(PICTURE_ROUTE, id);

export const MEDIA_ROUTE = '/media/:file';
/** A film, a photo or captions: for whoever has a link with its signature, or for everybody where a public page shows it. */
export const mediaPath = (file: string) => filled(MEDIA_ROUTE, file);
/** The small size of a photo that a public page shows. */
export const smallPhotoPath = (file: string) => `${mediaPath(file)}?size=small`;

/** The parts of the owner's recorded voice. */
export const VOICE_PACK_PATH = '/voice/pack.json';
export const VOICE_FILE_ROUTE = '/voice/:file';
/** A file that the voice pack names. */
export const voiceFilePath = (file: string) => filled(VOICE_FILE_ROUTE, file);

export const HEALTH_PATH = '/healthz';
export const READY_PATH = '/readyz';
export const METRICS_PATH = '/metrics';

export const DESK_PATHS = {
  here: '/api/desk/here',
  code: '/api/desk/start/code',
  firstOptions: '/api/desk/start/passkey-options',
  first: '/api/desk/start',
  email: '/api/desk/start/email',
  emailOptions: '/api/desk/start/email/passkey-options',
  emailPasskey: '/api/desk/start/email/passkey',
  signInOptions: '/api/desk/sign-in/passkey-options',
  signInPasskey: '/api/desk/sign-in/passkey',
  signInPassword: '/api/desk/sign-in/password',
  signInRecoveryCode: '/api/desk/sign-in/recovery-code',
  me: '/api/desk/me',
  signOut: '/api/desk/sign-out',
  proofOptions: '/api/desk/proof/passkey-options',
  proof: '/api/desk/proof',
  today: '/api/desk/today',
  activity: '/api/desk/activity',
  members: '/api/desk/members',
  signInMethods: '/api/desk/sign-in-methods',
  keyOptions: '/api/desk/sign-in-methods/passkeys/options',
  passkeys: '/api/desk/sign-in-methods/passkeys',
  recoveryCodes: '/api/desk/sign-in-methods/recovery-codes',
  password: '/api/desk/sign-in-methods/password',
  endSignIns: '/api/desk/sign-in-methods/sign-ins/end',
  helpers: '/api/desk/helpers',
  money: '/api/desk/money',
  visits: '/api/desk/money/visits',
  salesFile: '/api/desk/money/sales.csv',
  purchases: '/api/desk/money/purchases',
  offers: '/api/desk/money/offers',
  price: '/api/desk/money/price',
  invitations: '/api/desk/invitations',
  membersFile: '/api/desk/members-file',
  status: '/api/desk/status',
  backups: '/api/desk/backups',
  secondPlace: '/api/desk/second-place',
  settings: '/api/desk/settings',
  emails: '/api/desk/emails',
  agreed: '/api/desk/emails/agreed',
  agreedFile: '/api/desk/emails/agreed/file',
  newsletters: '/api/desk/newsletters',
  series: '/api/desk/series',
  alerts: '/api/desk/alerts',
  words: '/api/desk/words',
  pictures: '/api/desk/pictures',
  media: '/api/desk/media',
  photos: '/api/desk/media/photos',
  uploads: '/api/desk/media/uploads',
  checks: '/api/desk/checks',
  takeBackCheck: '/api/desk/checks/take-back',
} as const;
/** The page of the player in the desk's frame. */
export const DESK_PLAYER_PATH = '/desk/player';
/** The addresses of its actions begin with it. */
export const DESK_MEMBER_ROUTE = '/api/desk/members/:memberId';
export const deskMemberPath = (memberId: string) => filled(DESK_MEMBER_ROUTE, memberId);
/** The addresses of its actions begin with it. */
export const DESK_PURCHASE_ROUTE = '/api/desk/money/purchases/:purchaseId';
export const deskPurchasePath = (purchaseId: string) => filled(DESK_PURCHASE_ROUTE, purchaseId);
export const DESK_PASSKEY_REMOVE_ROUTE = '/api/desk/sign-in-methods/passkeys/:passkeyId/remove';
export const deskPasskeyRemovePath = (passkeyId: string) => filled(DESK_PASSKEY_REMOVE_ROUTE, passkeyId);
export const DESK_HELPER_ROUTE = '/api/desk/helpers/:operatorId';
export const deskHelperPath = (operatorId: string) => filled(DESK_HELPER_ROUTE, operatorId);
export const DESK_OFFER_USES_ROUTE = '/api/desk/money/offers/:code/uses';
export const deskOfferUsesPath = (code: string) => filled(DESK_OFFER_USES_ROUTE, code);
export const DESK_OFFER_END_ROUTE = '/api/desk/money/offers/:code/end';
export const deskOfferEndPath = (code: string) => filled(DESK_OFFER_END_ROUTE, code);
export const DESK_PRICE_WITHDRAW_ROUTE = '/api/desk/money/price/:priceId/withdraw';
export const deskPriceWithdrawPath = (priceId: string) => filled(DESK_PRICE_WITHDRAW_ROUTE, priceId);

/** The addresses of its actions begin with it. */
export const DESK_BACKUP_ROUTE = '/api/desk/backups/:name';
export const FETCH_BACKUP_ROUTE = '/api/desk/second-place/:id/fetch';
export const fetchBackupPath = (id: string) => filled(FETCH_BACKUP_ROUTE, id);
export const deskBackupPath = (name: string) => filled(DESK_BACKUP_ROUTE, name);
/** The addresses of its drafts, versions and actions begin with it. */
export const DESK_WORDS_ROUTE = '/api/desk/words/:place';
export const deskWordsPath = (place: string) => filled(DESK_WORDS_ROUTE, place);
/** The addresses of its actions begin with it. */
export const DESK_MEDIUM_ROUTE = '/api/desk/media/:mediaId';
export const deskMediumPath = (mediaId: string) => filled(DESK_MEDIUM_ROUTE, mediaId);
/** A film on its way, by the tus protocol. */
export const DESK_UPLOAD_ROUTE = '/api/desk/media/uploads/:uploadId';
export const deskUploadPath = (uploadId: string) => filled(DESK_UPLOAD_ROUTE, uploadId);
/** The addresses of its actions begin with it. */
export const DESK_NEWSLETTER_ROUTE = '/api/desk/newsletters/:newsletterId';
export const deskNewsletterPath = (newsletterId: string) => filled(DESK_NEWSLETTER_ROUTE, newsletterId);
export const DESK_SERIES_ROUTE = '/api/desk/series/:series';
export const deskSeriesPath = (series: string) => filled(DESK_SERIES_ROUTE, series);
/** The addresses of its actions begin with it. */
export const DESK_EMAIL_ROUTE = '/api/desk/emails/:emailId';
export const deskEmailPath = (emailId: string) => filled(DESK_EMAIL_ROUTE, emailId);

/** True where a path is an address of a screen's route; a part that begins with ":" stands for any text but none. */
export function isAddressOf(route: string, path: string): boolean {
  const [wanted, given] = [route.split('/'), path.split('/')];
  if (wanted.length !== given.length) return false;
  return wanted.every((part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''));
}

import { WORKOUT_IDS } from '#domain/plan/block.ts';
import { REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';

/** The shipped terms of sale, section by section. The product adds the seller and the model form. */
export const TERMS_WORDS = {
  what: `Access for one adult to Fit in 30: a home fitness programme of 2 four-week blocks with ${WORKOUT_IDS.length} workouts each, progress tracking, and a general nutrition guide. It works in an up-to-date web browser on a phone, tablet or computer, and needs an internet connection.`,
  price:
    '{price}, once{tax}. There’s no subscription, and nothing renews. If a code takes something off, you see what’s left to pay before you pay it.',
  lifetime:
    'You may use the programme for as long as we offer it. If we stop offering it, we’ll tell you {notice}, and you can download your data. If that happens within 12 months of your purchase, we’ll refund you in full.',
  contract:
    'You order by pressing “Pay {price} - Get Lifetime Access”. Before that, you can check and correct what you entered. The contract is made when your payment has gone through and we open your account. We’ll email you a confirmation that you can keep. The contract is in English.',
  changing: `You may cancel within ${REFUND_WINDOW_DAYS} days of the day of your purchase, without giving a reason, even if you’ve used the programme. Press “Ask for a refund” in your Account Settings, or tell us in any other clear way, for example by email to {support} or with the form below. You’re in time if you send it before the ${REFUND_WINDOW_DAYS} days end. We’ll refund all you paid, to the card you paid with, within 14 days of hearing from you. Your access ends then. There’s no fee.`,
  'starting-at-once': `The law gives you ${REFUND_WINDOW_DAYS} days to cancel digital content. If you ask us to start straight away, and acknowledge that you lose that right by asking, it ends when your access begins. We ask for both before you pay, with a box that isn’t ticked in advance, and confirm it by email. We keep when you ticked it and what it said. Without that tick, we don’t sell.

If we didn’t ask you when you bought, you have the ${REFUND_WINDOW_DAYS} days from the day of your purchase. Press “Ask for a refund” in your Account Settings, write to {support}, or use the form below.`,
  wrong:
    'Digital content must be of satisfactory quality, fit for its purpose and as described. If it isn’t, you have the right to a repair. If that can’t be done within a reasonable time, you have the right to some or all of your money back. These rights come from the Consumer Rights Act 2015, and nothing here takes them away.',
  account: 'One account is for one person. Keep your password to yourself. Please don’t copy or sell the programme.',
  closing:
    'If a payment is returned or disputed, access is paused or ends. For serious misuse we may close an account, after telling you why. Your legal rights stay.',
  health: 'Please read the [Health disclaimer](/health). The programme is for healthy adults. It isn’t for pregnancy.',
  responsibility:
    'We’re responsible for loss that we could foresee and that comes from our breaking this contract or not taking reasonable care. We don’t exclude or limit liability for death or personal injury caused by our negligence, for fraud, or for anything that the law doesn’t allow us to limit. We don’t sell to businesses.',
  law: 'Write to {support} first. We answer {answer time}. The law of England and Wales applies. If you live in Scotland or Northern Ireland, you may go to the courts there and keep the protection of the law there.',
  gifts: `You may buy access for someone else. You’re the buyer, at the same price and with the rights above. The person who opens the gift pays nothing, and uses it under sections 2, 4 and 8 to 13.

A gift is opened once, with its link or its code, by one adult with an account. It doesn’t run out: there’s no day by which it has to be opened. If no one has opened it after 2 years, we’ll ask you what to do with it.

Until it’s opened, you can have all of your money back, however long that takes, with the button on its page or by writing to {support}. Once it’s opened, it belongs to the person who opened it, and the button is gone. Within ${REFUND_WINDOW_DAYS} days of your purchase, or if something is wrong, write to {support}. If the money goes back then, or a bank takes it back, the access it opened ends, and we say that it’s about the payment.`,
  changes:
    'New terms apply to later purchases. A change that affects the access you have only ever applies to your benefit, or where the law or safety requires it.',
  added: '',
} as const satisfies Record<string, string>;

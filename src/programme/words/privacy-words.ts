/** The privacy notice, as it is shipped. The list of what is kept follows from the product and comes by itself. */
export const PRIVACY_WORDS = {
  short:
    '**In short.** We keep what the app needs to work: your account, your purchase, your workouts and your steps. No adverts, no tracking, nothing sold. Your mood check-ins stay on your device. You can download or delete everything in Settings.',
  who: '{seller} is the controller. Write to {privacy email}.{registration}',
  device: `Your list of mood check-ins, the place where you stopped a workout and your display choices stay on your device and are never sent. Only if you say yes does the mood of the day go along with a workout you finish; you can change that in Settings.

Your answers to the safety questions are never sent either, nor what follows from them. The app uses them on your device to set a starting level; it asks for your explicit consent first, and you can delete them in Settings. What you say is not for you, and what you tell us after a workout of leaking, heaviness, doming or pain, is never sent either: it chooses moves and levels on your device, and is forgotten when you sign out.`,
  notes: 'A note is free text. Please leave out health details you would rather not store.',
  helpers: `{payment provider} takes the payment and sees your card and email; we never see the card number. {host} keeps our servers{country}. {mail provider} delivers our emails. Each acts under a contract with us, except the payment provider for what it does as a controller of its own; see its notice.

**Outside the UK.** Where a helper works outside the UK, we rely on UK adequacy regulations or the ICO’s International Data Transfer Agreement or Addendum. Ask us for a copy.`,
  machine:
    'Suggestions, such as which workout comes next, are simple rules on your own entries. They have no legal effect, and you can ignore them.',
  children: 'The programme is for adults of 18 and over. We delete an account that we learn belongs to a child.',
  rights:
    'You may see, correct, delete, move, or limit the use of your data, object to uses based on legitimate interests, and withdraw consent at any time. Most of it is in Settings; for the rest write to {privacy email}. We answer within one month. You may complain to the Information Commissioner’s Office, [ico.org.uk](https://ico.org.uk), 0303 123 1113.',
  leaving: `**If you delete your account,** it goes at once and leaves backups {backup time}. The purchase record stays as the list above says.

**If your access ends** (refund or dispute), your progress is kept {kept time}, unless you delete it sooner.`,
  changes: 'We tell you by email before a change that matters.',
  added: '',
} as const satisfies Record<string, string>;

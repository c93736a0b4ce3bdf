/** The shipped privacy notice. The product adds the list of what is kept. */
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
  leaving: `**If you delete your account,** all that is in it goes at once, from our database and its log: your name and email, workouts, notes, steps, sign-ins, who covers for you, what you said about letters, and anything we noted about you. Letters to you that have not gone out are not sent. One last email says that the account is gone; your address goes with it, after three days at the latest.

**What stays.** The purchase record without your name and email, for as long as the list above says; {payment provider} keeps its own record of the payment. A gift of yours that nobody has opened yet, with your first name and your note, until it is opened or goes back. In our server logs the number of the account, for as long as the list says. Backups made before you left hold your data until they are overwritten, {backup time}. So that a backup never brings you back, we keep the day and a code made from the number of your account; it names nobody.

**If your access ends** (refund or dispute), your progress is kept {kept time}, unless you delete it sooner.`,
  changes: 'We tell you by email before a change that matters.',
  added: '',
} as const satisfies Record<string, string>;

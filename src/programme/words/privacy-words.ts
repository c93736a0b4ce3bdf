/** The shipped privacy notice. The product adds the list of what is kept. */
export const PRIVACY_WORDS = {
  short:
    '**In short.** We keep what the app needs to work: your account, your purchase, your workouts and your steps. No adverts, no tracking, nothing sold. Your mood check-ins stay on your device. You can download or delete everything in Settings.',
  who: '{seller} is the controller. Write to {privacy email}.{registration}',
  device: `Your list of moods, the place where you stopped a workout and your display choices stay on your device. We never get them. Only if you say yes does the mood of the day go along with a workout you finish. You can change that in Settings.

Your answers to the safety questions, and what follows from them, are never sent either. The app uses them on your device to set a starting level. It asks for your explicit consent first, and you can delete them in Settings. What you tell us to skip, and what you tell us after a workout about leaking, heaviness, doming or pain, is never sent either. It chooses moves and levels on your device, and is forgotten when you sign out.`,
  notes: 'A note is free text. Please leave out health details you’d rather not store.',
  helpers: `{payment provider} takes the payment and sees your card and email. We never see the card number. {host} keeps our servers{country}. {backup storage}{mail provider} delivers our emails. Each acts under a contract with us, except the payment provider for what it does as a controller of its own: see its notice.

**Outside the UK.** Where a helper works outside the UK, we rely on UK adequacy regulations or the ICO’s International Data Transfer Agreement or Addendum. Ask us for a copy.`,
  machine:
    'Suggestions, such as which workout comes next, are simple rules on your own entries. They have no legal effect, and you can ignore them.',
  children: 'The programme is for adults of 18 and over. If we learn that an account belongs to a child, we delete it.',
  rights:
    'You may see, correct, delete, move, or limit the use of your data, object to uses based on legitimate interests, and withdraw consent at any time. You can do most of it in Settings. For the rest, write to {privacy email}. We answer within one month. You may complain to the Information Commissioner’s Office, [ico.org.uk](https://ico.org.uk), 0303 123 1113.',
  leaving: `**If you delete your account,** everything in it goes straight away, from our database and its log: your name and email, workouts, notes, steps, sign-ins, your sitter, what you said about emails with tips and news, and anything we noted about you. Emails to you that haven’t gone out aren’t sent. One last email says that the account is gone. Your address goes with it, after 3 days at the latest.

**What stays.** The purchase record without your name and email, for as long as the list above says. {payment provider} keeps its own record of the payment. A gift of yours that no one has opened yet, with your first name and your message, until it’s opened or refunded. In our server logs, the number of the account, for as long as the list says. Backups made before you left hold your data until they’re overwritten, {backup time}. So that a backup never brings you back, we keep the day and a code made from the number of your account. It names no one.

**If your access ends** (refund or dispute), we keep your progress {kept time}, unless you delete it sooner.`,
  changes: 'We’ll email you before a change that matters.',
  added: '',
} as const satisfies Record<string, string>;

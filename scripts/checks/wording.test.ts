import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEVER_SAID } from '#programme/words/never-said.ts';

/** The sentences and names of the specification, and of consents, stay to the letter. */
const QUOTED = [
  "That's a lot of steps!",
  "Passwords don't match",
  "You're building strength!",
  "You're getting stronger!",
  "You're crushing it!",
  "You're absolutely killing it!",
  'Please start my access at once.',
  'I am 18 or over.',
  'Fit in 30',
  'Sign In Required',
  'Sign In to Continue',
  'Sign In',
  'Sign Up',
  'Sign Out',
  'Create Account',
  'Creating Account',
  'Complete Your Purchase',
  'Get Lifetime Access',
  'Payment Error',
  'Try Again',
  'Subscription Required',
  'Access Blocked',
  'Inactive - Payment Required',
  'Complete Payment',
  'Choose a Password',
  'Confirm Password',
  'Complete Account Setup',
  'Your Daily Step Goal',
  'Enter Your Goal',
  'Your Account',
  'Premium Access',
  'Launch Fit in 30 App',
  'Account Settings',
  'Profile Information',
  'First Name',
  'Last Name',
  'Email Address',
  'Save Changes',
  'Subscribe Now',
  'Active Days Streak',
  'Edit Goal',
  'Finding Your Rhythm',
  'Building Confidence',
  'Discovering Strength',
  'Celebrating Success',
  'Rhythm Found',
  'Confidence Built',
  'Strength Discovered',
  'Success Celebrated',
  'Start New 4-Week Block',
  'Start Workout',
  'Energy Balance',
  'Meal Prep',
  'Share Your Win',
  'Share Again',
  'Workout Complete',
  'Complete Workout',
  'Workout Not Found',
  'Main Workout',
  'Exercise Guide',
  'Easier Version',
  'Harder Version',
  'Install App',
  'Add to Home Screen',
];

/** What a machine sees of docs/voice-and-tone.md: what is refused, and the words to put. */
const RULES: readonly (readonly [pattern: RegExp, put: string])[] = [
  [/\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should|will) not\b|\bcannot\b/i, 'don’t, isn’t, can’t'],
  [/\b(?:[Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat|[Ww]ho|[Ss]he) is (?!\$?\{|[A-Z])/, 'it’s, there’s'],
  [/\bI am\b|\b(?:you|we|they) (?:are|will|would) |\blet us\b|\bit has been\b/i, 'I’m, you’re, we’ll, let’s'],
  [/\b(?:you|we|they) have (?:been|had|done|used|seen|made|sent|paid|given|bought|\w+ed)\b/i, 'you’ve, we’ve'],
  [/\p{L}'(?:s|t|re|ve|ll|d|m)\b|s' \p{L}/u, '’'],
  [/(?<!-)\b(?:somebody|nobody|everybody|anybody)\b/i, 'someone, no one, everyone'],
  [/\bwho(?:m)?ever\b/i, 'the person who'],
  [
    /\b(?:[Aa]n?|[Tt]he|[Tt]his|[Yy]our|that|our|of|each|no|for|about|same|with) letters?\b|(?<=['">“])Letters?\b(?! with)/,
    'email',
  ],
  [/\be-mail/i, 'email'],
  [/\b(?:at once|just now)\b/i, 'straight away, right now'],
  [
    /\b(?:diary|deeds?|spare keys?|anew|meanwhile|need not|given back|not gone up)\b/i,
    'the words of docs/voice-and-tone.md',
  ],
  [
    /(?:title|label|heading)="[^"]*\b[A-Z][a-z]+ [A-Z][a-z]+|<(?:h\d|Button)\b[^>]*>[^<]*\b[A-Z][a-z]+ [A-Z][a-z]+/,
    'sentence case',
  ],
];

const SHOWN = [
  'src/{client,contract,domain,programme}/**/*.{ts,tsx}',
  'src/server/{desk,features,platform/http}/**/*{.routes,-emails,-answers,-blocks,-refusals}.ts',
  'public/*.{html,json,webmanifest}',
  'scripts/{build/page-html,pages/share-picture}.ts',
];
/** What commands print, and the server at its start. */
const PRINTED = [
  'scripts/{access,backup,desk,doctor,mail,refund,restore,update,voice}.ts',
  'scripts/{operator,prepare,update,voice}/**/*.{ts,mjs}',
  'src/server/{main.ts,settings/**/*.ts,upkeep/**/*.ts,platform/{backup,email,json}/**/*.ts}',
];
const NOT_SHOWN = /\.(?:test|fixture)\.|never-said\.ts$/;
/** Comments, lines of the log, and SQL. */
const UNSEEN = /\bis not null\b|'is not'|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|\blog\.\w+\([^;]*;/gm;

/** What is not said anew yet, and a page whose keys are lines of the log. */
const OTHER_WORDS = /^src\/client\/(?:desk\/site\/status-page|features\/workout-player\/|parts\/session\/)/;

/** What the rules find in a text of the program. */
function refused(text: string): string[] {
  const shown = QUOTED.reduce((left, quoted) => left.replaceAll(quoted, ''), text.replaceAll(UNSEEN, ''))
    .replaceAll(/'(\w+)' (in|as) /g, '$1 $2 ')
    .replaceAll(/\s+/g, ' ');
  return RULES.flatMap(([pattern, put]) =>
    [...shown.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
      ({ index }) => `${shown.slice(Math.max(0, index - 30), index + 40)} (put ${put})`,
    ),
  );
}

const filesOf = (patterns: readonly string[]) => globSync(patterns).filter((file) => !NOT_SHOWN.test(file));

test('the product speaks in the voice of docs/voice-and-tone.md', () => {
  const files = filesOf([...SHOWN, ...PRINTED]);
  expect(files.length).toBeGreaterThan(1_000);
  const found = files
    .filter((file) => !OTHER_WORDS.test(file))
    .flatMap((file) => refused(readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`));
  expect(found).toEqual([]);
});

test.each([
  '<p>We could not make the picture</p>',
  '<p>It is a plan, not a rule.</p>',
  "text: 'You are offline.'",
  "text: 'We have sent it again.'",
  `text: "Don't stop."`,
  "label: 'Give it to somebody'",
  '<p>Ask whoever gave it to you.</p>',
  "title: 'The letter waits for its day'",
  "hint: 'Look at the e-mail.'",
  "text: 'Your access starts at once.'",
  "title: 'The diary'",
  '<Dialog title="Leave This Workout">',
])('the check refuses %s', (line) => {
  expect(refused(line)).not.toEqual([]);
});

test('no word of the product is about the shape of a body, or about what is not there yet', () => {
  const said = filesOf(SHOWN).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return NEVER_SAID.filter((words) => words.test(text)).map((words) => `${file}: ${words}`);
  });
  expect(said).toEqual([]);
});

/** What of a device's voice tells how well it suits the coach. */
export type RankedVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>;

const BRITISH = /^eng?[-_]GB/i;

/** Of Apple, Microsoft and their online voices, best first: nothing but a name says who speaks. */
const WOMEN = [
  ...['Sonia', 'Libby', 'Serena', 'Kate', 'Stephanie', 'Martha', 'Fiona', 'Hazel', 'Susan'],
  ...['Natasha', 'Emily', 'Molly', 'Leah', 'Clara', 'Karen', 'Matilda', 'Catherine', 'Moira', 'Tessa'],
  ...['Emma', 'Ava', 'Jenny', 'Aria', 'Michelle', 'Samantha', 'Zoe', 'Allison', 'Nicky', 'Noelle', 'Victoria'],
  ...[
    'Zira',
    'Linda',
    'Neerja',
    'Heera',
    'Isha',
    'Veena',
    'Sangeeta',
    'Luna',
    'Rosa',
    'Yan',
    'Ezinne',
    'Asilia',
    'Imani',
  ],
];
/** What women are called on Android and ChromeOS, in Chrome, and in eSpeak's variants. */
const WOMAN =
  /\bfemale|\+f\d|-x-(gb[acg]|fis|tp[cf]|io[bg]|sfg|au[ac])\b|\ben-(gb|us|au)-language|UK English [246]\b|US English( [1257]\b|$)|Australian English [13]\b/i;

/** Engines from before 2000 and for a bet, which are understood at best: Apple's Eloquence, its oldest, and eSpeak. */
const POOR = /^(Eddy|Flo|Grandma|Grandpa|Jacques|Reed|Rocko|Sandy|Shelley|Fred|Junior|Kathy|Ralph)\b|\bespeak/i;

/** From the best voice for the coach to the worst: she is a woman, and British. */
export function byRank(one: RankedVoice, other: RankedVoice): number {
  const [a, b] = [rank(one), rank(other)];
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? one.name.localeCompare(other.name) : (a[at] as number) - (b[at] as number);
}

/** Engine, who speaks, how well, and which of those. */
function rank(voice: RankedVoice): readonly number[] {
  const place = WOMEN.indexOf(firstNameOf(voice.name));
  const isWoman = place >= 0 || WOMAN.test(voice.name);
  return [POOR.test(voice.name) ? 1 : 0, (isWoman ? 0 : 2) + (BRITISH.test(voice.lang) ? 0 : 1), quality(voice), place];
}

/** "Microsoft EmmaMultilingual Online (Natural) - English (United States)" is Emma. */
const firstNameOf = (name: string): string => /^(?:Microsoft )?([A-Z][a-z]+)/.exec(name)?.[1] ?? '';

function quality({ name, localService }: RankedVoice): number {
  if (/\bnatural\b/i.test(name)) return 0;
  if (/\b(premium|enhanced)\b/i.test(name)) return 1;
  return localService ? 2 : 3;
}

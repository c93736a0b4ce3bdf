import type { RankedVoice } from './voice-rank.ts';

/** What systems are publicly documented to bring for English: names as the browsers give them. */

const local = (lang: string, ...names: string[]): RankedVoice[] =>
  names.map((name) => ({ name, lang, localService: true }));
const online = (lang: string, ...names: string[]): RankedVoice[] =>
  names.map((name) => ({ name, lang, localService: false }));

const ELOQUENCE = ['Eddy', 'Flo', 'Grandma', 'Grandpa', 'Reed', 'Rocko', 'Sandy', 'Shelley'];
const JOKES = ['Albert', 'Bad News', 'Bahh', 'Bells', 'Boing', 'Bubbles', 'Cellos', 'Good News', 'Jester', 'Organ'];
const APPLE = [
  ...local('en-GB', 'Daniel', ...ELOQUENCE.map((name) => `${name} (English (United Kingdom))`)),
  ...local('en-US', 'Samantha', 'Fred', 'Junior', 'Kathy', 'Ralph', ...JOKES),
  ...local('en-US', ...ELOQUENCE.map((name) => `${name} (English (United States))`)),
  ...local('en-AU', 'Karen'),
  ...local('en-IE', 'Moira'),
  ...local('en-IN', 'Rishi'),
  ...local('en-ZA', 'Tessa'),
];
const COMPACTS = [
  ...local('en-GB', 'Arthur', 'Martha'),
  ...local('en-US', 'Aaron', 'Nicky'),
  ...local('en-AU', 'Catherine', 'Gordon'),
];
const natural = (name: string, country: string) => `Microsoft ${name} Online (Natural) - English (${country})`;
const WINDOWS = [
  ...local('en-US', 'Microsoft David - English (United States)', 'Microsoft Mark - English (United States)'),
  ...local('en-US', 'Microsoft Zira - English (United States)'),
];
const WINDOWS_BRITISH = ['George', 'Hazel', 'Susan'].flatMap((name) =>
  local('en-GB', `Microsoft ${name} - English (United Kingdom)`),
);
const EDGE = [
  ...['Libby', 'Maisie', 'Ryan', 'Sonia', 'Thomas'].flatMap((name) => online('en-GB', natural(name, 'United Kingdom'))),
  ...['AvaMultilingual', 'AndrewMultilingual', 'EmmaMultilingual', 'BrianMultilingual', 'Ana', 'Aria', 'Guy'].flatMap(
    (name) => online('en-US', natural(name, 'United States')),
  ),
  ...['Natasha', 'William'].flatMap((name) => online('en-AU', natural(name, 'Australia'))),
];
const CHROME = [
  ...online('en-US', 'Google US English'),
  ...online('en-GB', 'Google UK English Female', 'Google UK English Male'),
];
const androidVoice = (code: string) => `Android Speech Recognition and Synthesis from Google ${code}`;

/** Whom a system is spoken by with a network, and without one. */
export const SYSTEMS: readonly { system: string; voices: readonly RankedVoice[]; best: string; offline: string }[] = [
  { system: 'iPhone', voices: APPLE, best: 'Karen', offline: 'Karen' },
  { system: 'iPhone with British compacts', voices: [...APPLE, ...COMPACTS], best: 'Martha', offline: 'Martha' },
  {
    system: 'Mac in Chrome',
    voices: [...APPLE, ...CHROME],
    best: 'Google UK English Female',
    offline: 'Karen',
  },
  {
    system: 'Mac with a downloaded voice',
    voices: [...APPLE, ...COMPACTS, ...local('en-GB', 'Kate', 'Serena (Premium)', 'Oliver (Enhanced)')],
    best: 'Serena (Premium)',
    offline: 'Serena (Premium)',
  },
  {
    system: 'Windows in Edge',
    voices: [...WINDOWS, ...EDGE],
    best: natural('Sonia', 'United Kingdom'),
    offline: 'Microsoft Zira - English (United States)',
  },
  {
    system: 'British Windows in Edge',
    voices: [...WINDOWS, ...WINDOWS_BRITISH, ...EDGE],
    best: natural('Sonia', 'United Kingdom'),
    offline: 'Microsoft Hazel - English (United Kingdom)',
  },
  {
    system: 'Windows in Chrome',
    voices: [...WINDOWS, ...CHROME],
    best: 'Google UK English Female',
    offline: 'Microsoft Zira - English (United States)',
  },
  {
    system: 'British Windows in Chrome',
    voices: [...WINDOWS, ...WINDOWS_BRITISH, ...CHROME],
    best: 'Microsoft Hazel - English (United Kingdom)',
    offline: 'Microsoft Hazel - English (United Kingdom)',
  },
  {
    system: 'Windows in Firefox',
    voices: [...local('en-US', 'Microsoft David Desktop - English (United States)'), ...WINDOWS_BRITISH],
    best: 'Microsoft Hazel - English (United Kingdom)',
    offline: 'Microsoft Hazel - English (United Kingdom)',
  },
  {
    system: 'Android',
    voices: ['Australia', 'India', 'Nigeria', 'United Kingdom', 'United States'].flatMap((country) =>
      local(country === 'United Kingdom' ? 'en_GB' : 'en_US', `English ${country}`),
    ),
    best: 'English United Kingdom',
    offline: 'English United Kingdom',
  },
  {
    system: 'Android in Firefox',
    voices: [...local('eng-GBR-f00', 'English (United Kingdom)'), ...local('eng-USA-f00', 'English (United States)')],
    best: 'English (United Kingdom)',
    offline: 'English (United Kingdom)',
  },
  {
    system: 'ChromeOS',
    voices: [
      ...['rjs', 'gba', 'gbb', 'gbc'].flatMap((code) => [
        ...local('en-GB', androidVoice(`en-gb-x-${code}-local`)),
        ...online('en-GB', androidVoice(`en-gb-x-${code}-network`)),
      ]),
      ...local('en-US', 'Chrome OS US English 1', 'Chrome OS US English 4', androidVoice('en-US-language')),
      ...local('en-GB', 'Chrome OS UK English 1', 'Chrome OS UK English 3'),
    ],
    best: androidVoice('en-gb-x-gba-local'),
    offline: androidVoice('en-gb-x-gba-local'),
  },
  {
    system: 'ChromeOS with natural voices',
    voices: [
      ...local('en-GB', ...[1, 2, 3].map((n) => `Google UK English ${n} (Natural)`)),
      ...local('en-US', ...[1, 2, 3].map((n) => `Google US English ${n} (Natural)`)),
    ],
    best: 'Google UK English 2 (Natural)',
    offline: 'Google UK English 2 (Natural)',
  },
  {
    system: 'Linux in Firefox',
    voices: [
      ...local('en-GB', 'English (Great Britain)+m3', 'English (Great Britain)+f3'),
      ...local('en-US', 'English (America)', 'English (America)+f3'),
    ],
    best: 'English (Great Britain)+f3',
    offline: 'English (Great Britain)+f3',
  },
];

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { STANDARD_PERIODS } from '#tests/fixtures/site-answer.ts';
import { readSiteFile, readSiteText } from './site-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const problemsOf = (text: string) => {
  const reading = readSiteText(text, 'site.json');
  return reading.ok ? [] : reading.problems;
};

const FULL = {
  company: 'Moving Parents Ltd',
  address: '1 Example Street, Leeds LS1 1AA',
  companyNumber: '01234567',
  vatNumber: 'GB123456789',
  supportEmail: ' Help@Fit.Example ',
  supportPhone: '0113 496 0000',
  icoNumber: 'ZA000000',
  host: 'Example Hosting',
  hostCountry: 'the United Kingdom',
  mailProvider: 'Example Mail',
  clinician: { name: 'Ada Example', register: 'HCPC PH00000', checkedOn: '2026-11-20', version: 2 },
  checkedCourses: [
    { course: 'pelvic-floor', name: 'Ada Example', register: 'HCPC PH00000', checkedOn: '2026-11-20', version: 1 },
  ],
  coaching: { coachName: 'Sam Example', url: 'https://coach.example/book' },
  quotes: [{ text: 'I did it in my kitchen.', name: 'A member' }],
  refundPolicy: '14-days',
  periods: { logDays: 14 },
};

describe('site.json', () => {
  test('without the file only the product’s own name is known, and nothing is written', () => {
    const reading = readSiteFile(join(folder, 'absent'));
    expect(reading).toEqual({
      ok: true,
      words: {
        company: 'Fit in 30',
        ...emptyTexts('address', 'companyNumber', 'vatNumber', 'supportEmail', 'privacyEmail', 'supportPhone'),
        vatPercent: 20,
        ...emptyTexts('icoNumber', 'host', 'hostCountry', 'mailProvider'),
        clinician: null,
        checkedCourses: [],
        coaching: null,
        quotes: [],
        refundPolicy: '14-days',
        periods: STANDARD_PERIODS,
      },
      videos: {},
      missing: ['company', 'address', 'supportEmail', 'host', 'hostCountry', 'mailProvider'],
      names: [],
    });
  });

  test('a whole file is read, tidied and complete', () => {
    writeFileSync(join(folder, 'site.json'), `\uFEFF${JSON.stringify(FULL, null, 2)}`);
    const reading = readSiteFile(folder);
    expect(reading).toMatchObject({
      ok: true,
      missing: [],
      names: expect.arrayContaining(['site.company', 'site.coaching.url', 'site.periods.logDays']),
      words: {
        company: 'Moving Parents Ltd',
        supportEmail: 'help@fit.example',
        privacyEmail: 'help@fit.example',
        periods: { logDays: 14, taxYears: 6 },
        clinician: FULL.clinician,
        checkedCourses: FULL.checkedCourses,
        coaching: FULL.coaching,
        quotes: FULL.quotes,
      },
    });
  });

  test('a folder in its place is named', () => {
    const inTheWay = join(folder, 'in-the-way');
    mkdirSync(join(inTheWay, 'site.json'), { recursive: true });
    expect(readSiteFile(inTheWay)).toEqual({
      ok: false,
      problems: [`Can’t read ${join(inTheWay, 'site.json')} (EISDIR).`],
    });
  });

  test.each([
    ['', ['site.json isn’t valid JSON at line 1, column 1.']],
    [
      '{\n  "company": "A"\n  "address": "B"\n}',
      ['site.json isn’t valid JSON at line 3, column 3: a comma is missing before it.'],
    ],
    ['{\n  "company": "A",\n}', ['site.json isn’t valid JSON at line 3, column 1: take out the comma before it.']],
    ['{“company”: "A"}', ['site.json isn’t valid JSON at line 1, column 2: use straight quotes ("), not curly ones.']],
    ["{'company': 1}", ['site.json isn’t valid JSON at line 1, column 2: use double quotes (").']],
    ['{} // mine', ['site.json isn’t valid JSON at line 1, column 4: this file can’t have notes.']],
    ['{\0"', ['site.json isn’t UTF-8 text. Save it as UTF-8.']],
    ['[]', ['site.json must be an object in braces.']],
    ['null', ['site.json must be an object in braces.']],
    ['{"company": 30}', ['site.json: company must be text in quotes.']],
    ['{"company": null}', ['site.json: company must be text in quotes.']],
    [JSON.stringify({ company: 'x'.repeat(121) }), ['site.json: company must be 120 characters or fewer.']],
    ['{"address": "1 Street\\nLeeds"}', ['site.json: address must be on one line.']],
    ['{"vatNumber": "hello"}', ['site.json: vatNumber must be a VAT number, like GB123456789.']],
    [
      '{"companyNumber": "12"}',
      ['site.json: companyNumber must be a UK company number of 8 characters, like 01234567.'],
    ],
    ['{"supportEmail": "nobody"}', ['site.json: supportEmail must be an email address.']],
    ['{"supportEmail": "a@b.example\\r\\nBcc: c@d.example"}', ['site.json: supportEmail must be an email address.']],
    ['{"supportMail": "a@b.example"}', ['site.json: supportMail isn’t a known field.']],
    ['{"Company": "A"}', ['site.json: Company isn’t a known field: did you mean "company"?.']],
    ['{"videoUrl": {"A1": "https://youtu.be/x"}}', ['site.json: videoUrl.A1 isn’t a known field: did you mean "a1"?.']],
    ['{"__proto__": {}, "b": 1}', ['site.json: __proto__ isn’t a known field.', 'site.json: b isn’t a known field.']],
    ['{"periods": 30}', ['site.json: periods must be an object in braces.']],
    ['{"periods": {"days": 3}}', ['site.json: periods.days isn’t a known field.']],
    ['{"periods": {"logDays": 0.5}}', ['site.json: periods.logDays must be a whole number from 1 to 365.']],
    ['{"periods": {"logDays": "30"}}', ['site.json: periods.logDays must be a number.']],
    ['{"refundPolicy": "none"}', ['site.json: refundPolicy must be "14-days" or "statutory-waiver".']],
    ['{"videoUrl": "https://youtu.be/dQw4w9WgXcQ"}', ['site.json: videoUrl must be an object in braces.']],
    ['{"quotes": "Great"}', ['site.json: quotes must be a list in brackets.']],
    [
      '{"quotes": [{"text": "Good"}, {"text": "", "name": "B", "stars": 5}]}',
      [
        'site.json: quotes[0].name is missing.',
        'site.json: quotes[1].text must not be empty.',
        'site.json: quotes[1].stars isn’t a known field.',
      ],
    ],
    [
      '{"checkedCourses": [{"course": "snacks", "name": "Ada", "register": "HCPC 1", "checkedOn": "2026-11-20", "version": 1}]}',
      [
        'site.json: checkedCourses[0].course must be one of early-weeks, pelvic-floor, tummy-check, way-back, baby-in-arms.',
      ],
    ],
    [
      '{"clinician": {"name": "Ada"}}',
      ['register', 'checkedOn', 'version'].map((field) => `site.json: clinician.${field} is missing.`),
    ],
    [
      JSON.stringify({ clinician: { name: 'Ada', register: 'HCPC 1', checkedOn: '20.11.2026', version: 0 } }),
      [
        'site.json: clinician.checkedOn must be a day like 2026-11-30.',
        'site.json: clinician.version must be a whole number from 1 to 1000.',
      ],
    ],
    ['{"coaching": {"url": "https://coach.example"}}', ['site.json: coaching.coachName is missing.']],
    ...['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'coach.example', ''].map(
      (url) =>
        [
          JSON.stringify({ coaching: { coachName: 'Sam', url } }),
          ['site.json: coaching.url must start with https://.'],
        ] as [string, string[]],
    ),
    [
      '{"company": 1, "supportEmail": "x", "extra": true}',
      [
        'site.json: company must be text in quotes.',
        'site.json: supportEmail must be an email address.',
        'site.json: extra isn’t a known field.',
      ],
    ],
  ])('%j is refused with what is wrong', (text, lines) => {
    expect(problemsOf(text)).toEqual(lines.map((line) => line.replace(/^site\.json:/, 'site.json, line 1:')));
  });

  test('every mistake is named with its line', () => {
    const text = `{
  "company": 30,
  "videoUrl": {
    "introduction": "javascript:alert(1)",
    "warmUp": 7,
    "a13": "https://vimeo.com/76979871",
    "b1": "https://www.dailymotion.com/video/x8abc"
  }
}`;
    const rule = 'must be an https:// link to YouTube, Vimeo, or an .mp4 or .webm file.';
    expect(problemsOf(text).sort()).toEqual([
      'site.json, line 2: company must be text in quotes.',
      `site.json, line 4: videoUrl.introduction ${rule}`,
      'site.json, line 5: videoUrl.warmUp must be text in quotes.',
      'site.json, line 6: videoUrl.a13 isn’t a known field.',
      `site.json, line 7: videoUrl.b1 ${rule}`,
    ]);
  });

  test('videos are read as they are played; empty text is none', () => {
    const videoUrl = { introduction: ' https://youtu.be/dQw4w9WgXcQ ', a1: '', b12: 'https://v.example/finale.mp4' };
    expect(readSiteText(JSON.stringify({ videoUrl }), 'site.json')).toMatchObject({
      ok: true,
      videos: {
        introduction: { kind: 'frame', host: 'YouTube' },
        b12: { kind: 'file', host: 'v.example', address: 'https://v.example/finale.mp4' },
      },
    });
    const none = readSiteText('{"videoUrl": {"a1": ""}}', 'site.json');
    expect(none.ok && none.videos).toEqual({});
  });
});

const emptyTexts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));

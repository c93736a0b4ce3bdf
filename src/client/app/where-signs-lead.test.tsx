import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CourseScreen } from '#client/features/courses/course-screen.tsx';
import { NextDayQuestion } from '#client/features/courses/next-day-question.tsx';
import { TummyCheckScreen } from '#client/features/courses/tummy-check/tummy-check-screen.tsx';
import { ImpactCheckScreen } from '#client/features/impact-check/impact-check-screen.tsx';
import { HoldPage } from '#client/features/safety/hold-page.tsx';
import { SafetyOutcomePage } from '#client/features/safety/safety-outcome.tsx';
import { AfterSession } from '#client/features/workout-player/after-session.tsx';
import { courseChecks } from '#client/parts/body/body-storage.ts';
import { StopSigns } from '#client/parts/body/stop-signs.tsx';
import { today } from '#client/parts/plan/calendar-now.ts';
import { SAFETY_PATH } from '#client/parts/site/screen-paths.ts';
import { impactRecord } from '#client/parts/stored/browser-storage.ts';
import { BODY_SIGNS, type BodySign } from '#domain/body/body-care.ts';
import { IMPACT_TASK_IDS } from '#domain/body/impact-tasks.ts';
import {
  SAFETY_QUESTION_IDS,
  type SafetyAnswers,
  type SafetyQuestionId,
  safetyFlags,
  safetyOutcomes,
} from '#domain/body/safety-answers.ts';
import { SAFETY_OUTCOMES } from '#domain/body/safety-flags.ts';
import type { TummyOutcome } from '#domain/body/tummy-check.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { SIGN_WORDS } from '#programme/body/after-session.ts';
import { IMPACT_CHECK, IMPACT_OUTCOMES } from '#programme/body/impact-check-words.ts';
import { SAFETY_OUTCOME_WORDS } from '#programme/body/safety-outcomes.ts';
import { STOP_SIGNS } from '#programme/body/safety-words.ts';
import { isLookSession } from '#programme/courses/course.ts';
import { PARTS_TO_CHECK } from '#programme/courses/course-summaries.ts';
import { COURSES } from '#programme/courses/courses.ts';
import { TUMMY_CHECK, TUMMY_OUTCOMES } from '#programme/courses/tummy-check.ts';

const HELP = '/help#people';
const CHECKED = { name: 'Ada Example', register: 'HCPC PH00000', checkedOn: '2026-11-20' };
const CHECKS = PARTS_TO_CHECK.map(({ id, version }) => ({ ...CHECKED, course: id, version }));

/** Where a page must lead: by telephone, to somebody to see, or to another page; nothing where its words are all. */
type Leads = readonly ('tel:999' | 'tel:111' | 'https://www.nhs.uk/pregnancy/keeping-well/exercise/' | `/${string}`)[];

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });

/** The telephone and the people to see stand where they must, and nowhere else; anything more is a way on. */
function expectLeads(leads: Leads): void {
  const found = hrefs().filter((href) => /^tel:|^https:|^\/help#people/.test(href ?? ''));
  expect(found).toEqual(leads.filter((lead) => lead === HELP || !lead.startsWith('/')));
  for (const lead of leads) expect(hrefs()).toContain(lead);
}

describe('an answer to the safety questions', () => {
  type Page = { answers: SafetyAnswers; page: (typeof SAFETY_OUTCOMES)[number]; leads: Leads };
  const ONE: Readonly<Record<Exclude<SafetyQuestionId, 'birth'>, Omit<Page, 'answers'>>> = {
    bleeding: { page: 'bleeding', leads: ['tel:999', 'tel:111'] },
    'chest-pain': { page: 'chest', leads: ['tel:999'] },
    heart: { page: 'gp', leads: [] },
    dizzy: { page: 'gp', leads: [] },
    condition: { page: 'gp', leads: [] },
    pregnant: { page: 'pregnant', leads: ['https://www.nhs.uk/pregnancy/keeping-well/exercise/'] },
    pelvic: { page: 'pelvic', leads: [HELP] },
    girdle: { page: 'girdle', leads: [HELP] },
    joint: { page: 'joint', leads: [] },
  };
  const born = (birth: SafetyAnswers['birth'] & object): SafetyAnswers => ({ ticked: ['birth'], birth });
  const well = { caesarean: 'no', check: 'yes', tear: 'no' } as const;
  const PAGES: readonly Page[] = [
    { answers: { ticked: [] }, page: 'clear', leads: [] },
    ...Object.entries(ONE).map(([id, page]) => ({ answers: { ticked: [id as SafetyQuestionId] }, ...page })),
    { answers: born({}), page: 'early', leads: ['/courses/early-weeks'] },
    { answers: born({ ...well, weeks: 5 }), page: 'early', leads: ['/courses/early-weeks'] },
    { answers: born({ ...well, weeks: 7, caesarean: 'yes' }), page: 'early', leads: ['/courses/early-weeks'] },
    { answers: born({ ...well, weeks: 7, check: 'concern' }), page: 'gp', leads: [] },
    { answers: born({ ...well, weeks: 7 }), page: 'rebuild', leads: ['/settings/impact-check'] },
    { answers: born({ ...well, weeks: 12 }), page: 'steady', leads: ['/settings/impact-check'] },
    { answers: born({ ...well, weeks: 30, tear: 'yes' }), page: 'pelvic', leads: [HELP] },
  ];

  test('is there for each question, and every page is reached', () => {
    expect(new Set([...Object.keys(ONE), 'birth'])).toEqual(new Set(SAFETY_QUESTION_IDS));
    expect(new Set(PAGES.map(({ page }) => page))).toEqual(new Set(SAFETY_OUTCOMES));
  });

  test.each(PAGES)('$answers leads to $page', ({ answers, page, leads }) => {
    courseChecks.write(CHECKS);
    const outcomes = safetyOutcomes(answers);
    const flags = safetyFlags(answers);
    const rest = { isImpactOpen: false, lacksCheck: false, onStandard: vi.fn(), onChangeAnswers: vi.fn() };
    render(
      flags.hold ? (
        <HoldPage hold={flags.hold} closeHref="/" {...rest} />
      ) : (
        <SafetyOutcomePage {...{ outcomes, flags, onStart: vi.fn(), ...rest }} />
      ),
    );
    const { title, text } = SAFETY_OUTCOME_WORDS[page];
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.body.textContent).toContain(text);
    expectLeads(leads);
  });
});

describe('a sign at the check for jumps', () => {
  const isClosed = async () => {
    await heading(IMPACT_OUTCOMES.notYet.title);
    expectLeads([HELP]);
    expect(impactRecord.read()).toEqual({ symptomOn: today() });
  };

  const SIGNS = IMPACT_TASK_IDS.flatMap((task, clear) => IMPACT_CHECK.signs.map((sign) => ({ task, sign, clear })));
  test.each(SIGNS)('$task, "$sign": the check ends, and names who to see', async ({ sign, clear }) => {
    impactRecord.write({ check: { on: today(), clear, done: true } });
    render(<ImpactCheckScreen />);
    await press(sign);
    await isClosed();
  });

  test('on the next day does the same', async () => {
    impactRecord.write({ check: { on: addDays(today(), -1), clear: IMPACT_TASK_IDS.length } });
    render(<ImpactCheckScreen />);
    await press('Yes, something did');
    await isClosed();
  });

  test('once jumps are open closes them again', async () => {
    impactRecord.write({ openedOn: today() });
    render(<ImpactCheckScreen />);
    await press('Something leaked, dragged, domed or hurt');
    await heading(IMPACT_OUTCOMES.askedAgain.title);
    expectLeads([HELP]);
  });
});

describe('a sign after a session', () => {
  const PAGES: Readonly<Record<BodySign, { title: string; leads: Leads }>> = {
    leaking: { title: 'Gentler next time', leads: ['/courses/pelvic-floor'] },
    heaviness: { title: 'This is worth asking about', leads: ['/courses/pelvic-floor', HELP] },
    doming: { title: 'Kinder to your middle', leads: ['/courses/tummy-check'] },
    pain: { title: 'Easier next time', leads: [] },
  };

  test.each(BODY_SIGNS)('%s closes jumps, and leads to its page', async (sign) => {
    courseChecks.write(CHECKS);
    render(<AfterSession offer={undefined} />);
    await press('Not quite');
    expectLeads(['tel:999', SAFETY_PATH]);
    await press(SIGN_WORDS[sign]);
    await press('Save');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(PAGES[sign].title);
    expectLeads(PAGES[sign].leads);
    expect(impactRecord.read()).toEqual({ symptomOn: today() });
  });
});

describe('what she finds at the look at her tummy muscles', () => {
  const NOTHING = ['No', 'Yes', '0 or 1', '0 or 1', '0 or 1', 'Springy', 'No'] as const;
  const PAGES: Readonly<Record<TummyOutcome, { answers: readonly string[]; leads: Leads }>> = {
    'show-somebody': { answers: ['Yes'], leads: [HELP] },
    'early-days': { answers: ['No', 'No', '4 or more', '3', '3', 'Soft', 'Yes'], leads: [] },
    'worth-a-look': { answers: [...NOTHING.slice(0, 6), 'Yes'], leads: [HELP] },
    'as-many': { answers: NOTHING, leads: [] },
  };

  test.each(Object.keys(TUMMY_OUTCOMES) as TummyOutcome[])('%s has its page', async (outcome) => {
    const session = TUMMY_CHECK.sessions.find(isLookSession);
    if (!session) throw new Error('There is no look.');
    render(<TummyCheckScreen course={TUMMY_CHECK} session={session} />);
    for (const _ of session.look) await press('Next');
    for (const [index, answer] of PAGES[outcome].answers.entries()) {
      const question = screen.getAllByRole('radiogroup')[index] as HTMLElement;
      await userEvent.click(within(question).getByRole('radio', { name: answer }));
    }
    await press('What follows');
    await heading(TUMMY_OUTCOMES[outcome].title);
    expectLeads([...PAGES[outcome].leads, SAFETY_PATH]);
  });
});

describe.each(COURSES)('the page of $id', (course) => {
  test('says when to leave it, and where the signs to stop are', () => {
    courseChecks.write(CHECKS);
    render(<CourseScreen course={course} />);
    const risks = course.sections.filter(({ isRisk }) => isRisk);
    expect(risks.length > 0).toBe(course.isMedical);
    for (const { title, lines } of risks) {
      const section = screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;
      expect(
        within(section)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(lines);
    }
    expectLeads([SAFETY_PATH]);
  });
});

test('a sign on the day after the way back closes jumps', async () => {
  render(<NextDayQuestion day={today()} onAnswer={vi.fn()} />);
  await press('Yes, something did');
  expect(impactRecord.read()).toEqual({ symptomOn: today() });
});

test('each sign to stop stands under how soon, with what to do', () => {
  const DOES: Readonly<Record<(typeof STOP_SIGNS.groups)[number]['urgency'], RegExp>> = {
    now: /^Call 999 now/,
    today: /GP or NHS 111/,
    ease: /ask your GP for a pelvic health physiotherapist/,
  };
  render(<StopSigns />);
  for (const { urgency, title, signs } of STOP_SIGNS.groups) {
    const section = screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;
    expect(
      within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(signs);
    expect(section.textContent).toMatch(DOES[urgency]);
  }
  expectLeads(['tel:999']);
});

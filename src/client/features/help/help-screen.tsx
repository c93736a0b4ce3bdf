import { ArrowDown } from 'lucide-react';
import { ExplanationDrawing } from '#client/parts/body/explanations/explanation-drawing.tsx';
import { ExplanationWords } from '#client/parts/body/explanations/explanation-words.tsx';
import { StopSigns } from '#client/parts/body/stop-signs.tsx';
import { type BuyingQuestion, foldOfWords } from '#client/parts/purchases/buying-questions.tsx';
import { LedByLine, useLeader } from '#client/parts/site/leader.tsx';
import { EmailLink, OutsideLink } from '#client/parts/site/outside-link.tsx';
import { ReadingPage, ReadingSection } from '#client/parts/site/reading-page.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { useWords } from '#client/parts/words/use-words.ts';
import { WordsAnswer, WordsText } from '#client/parts/words/words-text.tsx';
import { type Fold, FoldList } from '#client/ui/fold-list.tsx';
import type { Site } from '#contract/site.ts';
import { REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import { SHIPPED_NAME } from '#domain/words/product-name.ts';
import { EXPLANATION_IDS, EXPLANATIONS } from '#programme/body/explanations.ts';
import { SAFETY_SOURCES } from '#programme/body/safety-sources.ts';
import { ACCOUNT_QUESTIONS, HELP_QUESTIONS, HELP_WORDS } from '#programme/words/help-words.ts';
import { LANDING_QUESTION_WORDS } from '#programme/words/landing-words.ts';
import { LOOK_PLACE, LOOK_WORDS } from '#programme/words/look-words.ts';
import styles from './help.module.css';
import { ClinicianLine, SafetyGuide } from './safety-guide.tsx';

export function HelpScreen() {
  const site = useSite();
  const words = useWords('help', HELP_WORDS);
  const landingWords = useWords('landing', LANDING_QUESTION_WORDS);
  const { name } = useWords(LOOK_PLACE.id, LOOK_WORDS);
  return (
    <ReadingPage title="Help" site={site} contents={<Contents />}>
      <ReadingSection {...BEFORE}>
        <FirstAsked folds={beforeBuying(landingWords, name)} />
      </ReadingSection>
      <ReadingSection {...PROGRAMME}>
        <FoldList folds={programmeAnswers(words)} />
      </ReadingSection>
      <ReadingSection {...PURCHASE}>
        <FoldList folds={purchaseAnswers(site, words)} />
      </ReadingSection>
      <ReadingSection {...SAFETY}>
        <SafetyGuide site={site} />
      </ReadingSection>
      <ReadingSection {...STOP}>
        <StopSigns />
      </ReadingSection>
      <ReadingSection {...WORDS}>
        <WhatWordsMean />
      </ReadingSection>
      <ReadingSection {...PEOPLE}>
        <WordsText text={words.people ?? ''} />
      </ReadingSection>
      <ReadingSection {...SOURCES}>
        <ClinicianLine site={site} />
        <FoldList folds={[{ title: 'The sources', content: <SafetySources /> }]} />
      </ReadingSection>
      <ReadingSection {...NUTRITION}>
        <p>
          The guide is for healthy adults, and its figures are general. If your GP, midwife or dietitian says otherwise,
          go with them.
        </p>
        <FoldList folds={[{ title: 'Where its figures come from', content: <NutritionSources /> }]} />
      </ReadingSection>
      <ReadingSection {...CONTACT}>
        <Contact site={site} />
      </ReadingSection>
    </ReadingPage>
  );
}

const ASKED_FIRST = 6;

function FirstAsked({ folds }: { folds: readonly Fold[] }) {
  const later = folds.slice(ASKED_FIRST);
  const more = { title: `${later.length} more questions`, content: <FoldList folds={later} /> };
  return <FoldList folds={later.length > 0 ? [...folds.slice(0, ASKED_FIRST), more] : folds} />;
}

function Contents() {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <ul>
        {CONTENTS.map(({ id, title, line }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{title}</b>
              <span>{line}</span>
              <ArrowDown size={20} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const BEFORE = { id: 'before-buying', title: 'Before you buy' };
const PROGRAMME = { id: 'programme', title: 'Workouts, steps and streak' };
const PURCHASE = { id: 'account', title: 'Account and payment' };
const SAFETY = { id: 'safety', title: 'Safety questions' };
const STOP = { id: 'stop-signs', title: 'Something wrong?' };
const WORDS = { id: 'words', title: 'What the words mean' };
const PEOPLE = { id: 'people', title: 'People who can help' };
const SOURCES = { id: 'safety-sources', title: 'Where the safety rules come from' };
const NUTRITION = { id: 'nutrition', title: 'The nutrition guide' };
const CONTACT = { id: 'contact', title: 'Contact' };
const CONTENTS = [
  { ...STOP, line: 'When to stop, and who to ring' },
  { ...BEFORE, line: 'Kit, jumping, pregnancy' },
  { ...PROGRAMME, line: 'Missed days, steps, your streak' },
  { ...PURCHASE, line: 'Signing in, refunds, your data' },
  { ...SAFETY, line: 'What we ask, and why' },
  { ...WORDS, line: 'And people who can help' },
  { ...CONTACT, line: 'Write to us' },
];

function Contact({ site }: { site: Site | undefined }) {
  const leader = useLeader();
  return (
    <>
      {leader && <LedByLine leader={leader} />}
      <p>
        {site?.supportEmail ? (
          <>
            Write to <EmailLink address={site.supportEmail} />. We answer within {site.periods.supportWorkingDays}{' '}
            working days.
          </>
        ) : (
          'We’re still setting up, so our address isn’t here yet.'
        )}
        {site?.supportPhone && ` Or ring ${site.supportPhone}.`}
      </p>
    </>
  );
}

function WhatWordsMean() {
  return EXPLANATION_IDS.map((id) => (
    <article key={id} id={id} className={styles.meaning}>
      <h3>{EXPLANATIONS[id].title}</h3>
      <ExplanationWords id={id} drawing={<ExplanationDrawing id={id} />} />
    </article>
  ));
}

function NutritionSources() {
  return (
    <ul>
      <li>
        Water:{' '}
        <OutsideLink href="https://doi.org/10.2903/j.efsa.2010.1459">European Food Safety Authority, 2010</OutsideLink>.
      </li>
      <li>
        Iron, calcium, vitamin D and fibre:{' '}
        <OutsideLink href="https://www.nutrition.org.uk">British Nutrition Foundation</OutsideLink>, recommendations for
        women.
      </li>
      <li>
        Oily fish and caffeine while you feed a baby: <OutsideLink href="https://www.nhs.uk">NHS</OutsideLink>.
      </li>
      <li>
        Leftovers and rice: <OutsideLink href="https://www.food.gov.uk">Food Standards Agency</OutsideLink>.
      </li>
      <li>
        Protein, carbohydrate and fat: the usual ranges for active adults. UK tables give less for people who move less.
      </li>
      <li>
        A deficit, its lowest limit and the fibre in single foods: rules of thumb. They’re rounded, and no two tables
        agree.
      </li>
    </ul>
  );
}

function SafetySources() {
  return (
    <>
      <ul>
        {SAFETY_SOURCES.map(({ name, url, takenFrom }) => (
          <li key={name}>
            {url ? <OutsideLink href={url}>{name}</OutsideLink> : name}: {takenFrom}.
          </li>
        ))}
      </ul>
      <p>
        Our own rules, without a source: we ask everyone about bleeding, and ask it first. If you don’t say how you gave
        birth, we wait as long as after a caesarean. Everyone does the jump check. We decide what counts as load or
        bracing, move by move, and which moves we swap in where a pelvis hurts.
      </p>
    </>
  );
}

type HelpWords = Readonly<Record<string, string>>;

const programmeAnswers = (words: HelpWords): Fold[] =>
  Object.keys(HELP_QUESTIONS).flatMap((name) => foldOf(name, words));

function refundAnswer(site: Site | undefined): string {
  if (site?.refundPolicy === 'statutory-waiver') {
    return `You ask for access straight away, before you pay. Your ${REFUND_WINDOW_DAYS} days to change your mind end then. If something’s wrong with the programme, write to us.`;
  }
  const soon = site ? `, usually within ${site.periods.refundWorkingDays} working days` : '';
  return `Go to Account Settings, then Your purchase, within ${REFUND_WINDOW_DAYS} days of paying. Or write to us. The money goes back to your card${soon}.`;
}

function purchaseAnswers(site: Site | undefined, words: HelpWords): Fold[] {
  return (Object.keys(ACCOUNT_QUESTIONS) as (keyof typeof ACCOUNT_QUESTIONS)[]).flatMap((name) => {
    if (name === 'guest' && !site?.guestCheckout) return [];
    const refund = name === 'data' ? [{ title: 'How do I get a refund?', content: refundAnswer(site) }] : [];
    return [...refund, ...foldOf(name, words)];
  });
}

/** None where the coach has left it empty. */
function foldOf(name: string, words: HelpWords): Fold[] {
  const [title = '', text = ''] = [words[`ask-${name}`], words[`answer-${name}`]];
  return title === '' || text === '' ? [] : [{ title, content: <WordsAnswer text={text} /> }];
}

type Asked = BuyingQuestion | Fold;

/** What the landing page leaves to this one, in order. */
const ASKED: readonly Asked[] = [
  'try',
  'name',
  {
    title: 'Is it enough?',
    content:
      'The NHS suggests 150 minutes of moderate activity a week. The workouts count towards that, and so does walking. The app has a step goal for it.',
  },
  'equipment',
  {
    title: 'Can I do it while pregnant?',
    content: 'No, it isn’t made for pregnancy. Ask your midwife what suits you. It’ll still be here later.',
  },
  {
    title: 'Is there jumping?',
    content:
      'Not in the standard version. Some Harder versions have small jumps. They stay locked until you’ve passed a quick check, at least 12 weeks after a birth.',
  },
  'fit',
  'missed',
  'quiet',
  'mothers',
  'weight',
  'diet',
  'phone',
  'data',
  'sharing',
  'give',
];

/** The shipped question about the shipped name is not asked of another one. */
const beforeBuying = (words: Readonly<Record<string, string>>, name: string): Fold[] =>
  ASKED.filter(
    (asked) => asked !== 'name' || name === SHIPPED_NAME || !words['ask-name']?.includes(SHIPPED_NAME),
  ).flatMap((asked) => (typeof asked === 'string' ? foldOfWords(asked, words) : [asked]));

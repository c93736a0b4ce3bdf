import { ExplanationWords } from '#client/parts/body/explanations/explanation-words.tsx';
import { StopSigns } from '#client/parts/body/stop-signs.tsx';
import { EmailLink, OutsideLink } from '#client/parts/site/outside-link.tsx';
import { ReadingPage, ReadingSection } from '#client/parts/site/reading-page.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { useWords } from '#client/parts/words/use-words.ts';
import { WordsText } from '#client/parts/words/words-text.tsx';
import { FoldList } from '#client/ui/fold-list.tsx';
import type { Site } from '#contract/site.ts';
import { EXPLANATION_IDS, EXPLANATIONS } from '#programme/body/explanations.ts';
import { SAFETY_SOURCES } from '#programme/body/safety-sources.ts';
import { HELP_WORDS } from '#programme/words/help-words.ts';
import { LANDING_QUESTION_WORDS } from '#programme/words/landing-words.ts';
import { beforeBuying, programmeAnswers, purchaseAnswers } from './answers.tsx';
import styles from './help.module.css';
import { ClinicianLine, SafetyGuide } from './safety-guide.tsx';

export function HelpScreen() {
  const site = useSite();
  const words = useWords('help', HELP_WORDS);
  const landingWords = useWords('landing', LANDING_QUESTION_WORDS);
  return (
    <ReadingPage title="Help" site={site}>
      <nav aria-label="On this page" className={styles.contents}>
        <ul>
          {CONTENTS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="link-inline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ReadingSection {...BEFORE}>
        <FoldList folds={beforeBuying(landingWords)} />
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
        <SafetySources site={site} />
      </ReadingSection>
      <ReadingSection {...NUTRITION}>
        <NutritionSources />
      </ReadingSection>
      <ReadingSection {...CONTACT}>
        <Contact site={site} />
      </ReadingSection>
    </ReadingPage>
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
const CONTENTS = [BEFORE, PROGRAMME, PURCHASE, SAFETY, STOP, WORDS, PEOPLE, SOURCES, NUTRITION, CONTACT];

function Contact({ site }: { site: Site | undefined }) {
  return (
    <p>
      Write to <EmailLink address={site?.supportEmail} />.
      {site?.supportEmail && ` We answer within ${site.periods.supportWorkingDays} working days.`}
      {site?.supportPhone && ` Telephone: ${site.supportPhone}.`}
    </p>
  );
}

function WhatWordsMean() {
  return EXPLANATION_IDS.map((id) => (
    <article key={id} id={id} className={styles.meaning}>
      <h3>{EXPLANATIONS[id].title}</h3>
      <ExplanationWords id={id} />
    </article>
  ));
}

function NutritionSources() {
  return (
    <>
      <p>
        The guide is for healthy adults, and its figures are general ones. If your GP, midwife or dietitian tells you
        something else, go by that.
      </p>
      <ul>
        <li>
          Water:{' '}
          <OutsideLink href="https://doi.org/10.2903/j.efsa.2010.1459">
            European Food Safety Authority, 2010
          </OutsideLink>
          .
        </li>
        <li>
          Iron, calcium, vitamin D and fibre:{' '}
          <OutsideLink href="https://www.nutrition.org.uk">British Nutrition Foundation</OutsideLink>, recommendations
          for women.
        </li>
        <li>
          Oily fish and caffeine while you feed a baby: <OutsideLink href="https://www.nhs.uk">NHS</OutsideLink>.
        </li>
        <li>
          Leftovers and rice: <OutsideLink href="https://www.food.gov.uk">Food Standards Agency</OutsideLink>.
        </li>
        <li>
          Protein, carbohydrate and fat: the usual ranges for active adults; UK tables give less for the less active.
        </li>
        <li>
          A deficit, its floor and the fibre of single foods: rules of thumb. They are rounded, and no two tables agree.
        </li>
      </ul>
    </>
  );
}

function SafetySources({ site }: { site: Site | undefined }) {
  return (
    <>
      <ClinicianLine site={site} />
      <ul>
        {SAFETY_SOURCES.map(({ name, url, takenFrom }) => (
          <li key={name}>
            {url ? <OutsideLink href={url}>{name}</OutsideLink> : name}: {takenFrom}.
          </li>
        ))}
      </ul>
      <p>
        Ours, without a source: asking everybody about bleeding, and first; waiting as long as after a caesarean where
        it was not said; the check before jumps for everybody; what counts as load or bracing, move by move; and which
        moves stand in where a pelvis hurts.
      </p>
    </>
  );
}

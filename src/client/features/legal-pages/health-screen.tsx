import type { ReactNode } from 'react';
import { CheckedBy } from '#client/parts/body/checked-by.tsx';
import { ExplainedText } from '#client/parts/body/explanations/explained-text.tsx';
import { ReadingSection } from '#client/parts/site/reading-page.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { useChangedWords, wordsOver } from '#client/parts/words/use-words.ts';
import { WordsText } from '#client/parts/words/words-text.tsx';
import { type CourseCheck, checkOf } from '#domain/courses/course-check.ts';
import { BABY_IN_ARMS, courseSummary } from '#programme/courses/course-summaries.ts';
import { CHECKED_EXCEPTIONS } from '#programme/words/checked-exceptions.ts';
import { HEALTH_WORDS } from '#programme/words/health-words.ts';
import { LegalPage } from './legal-page.tsx';

export function HealthScreen() {
  const site = useSite();
  const changed = useChangedWords('health');
  const words = wordsOver(HEALTH_WORDS, changed);
  return (
    <LegalPage title="Health disclaimer" site={site} changed={changed}>
      <WordsText text={words.intro} />
      <ReadingSection title="Before you start">
        <WordsText text={words.before} slots={exceptions(site?.checkedCourses ?? [])} />
      </ReadingSection>
      <ReadingSection title="While you move">
        <WordsText text={words.moving} textAs={ExplainedText} />
      </ReadingSection>
      <ReadingSection title="What to expect">
        <WordsText text={words.expect} />
      </ReadingSection>
      {words.added !== '' && (
        <ReadingSection title="Also">
          <WordsText text={words.added} />
        </ReadingSection>
      )}
    </LegalPage>
  );
}

function exceptions(checks: readonly CourseCheck[]): Readonly<Record<string, ReactNode>> {
  const earlyWeeks = checkOf(courseSummary('early-weeks'), checks);
  const babyInArms = checkOf(BABY_IN_ARMS, checks);
  return {
    'early weeks': earlyWeeks && <Exception what={CHECKED_EXCEPTIONS.earlyWeeks} {...earlyWeeks} />,
    'baby in arms': babyInArms && <Exception what={CHECKED_EXCEPTIONS.babyInArms} {...babyInArms} />,
  };
}

/** Only as long as somebody clinical has put their name to it. */
function Exception({ what, ...check }: { what: string } & CourseCheck) {
  return (
    <>
      {' '}
      {what} <CheckedBy {...check} />
    </>
  );
}

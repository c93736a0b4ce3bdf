import { EmailLink } from '#client/parts/site/email-link.tsx';
import { OutsideLink } from '#client/parts/site/outside-link.tsx';
import { ReadingSection } from '#client/parts/site/reading-page.tsx';
import { WordsText } from '#client/parts/words/words-text.tsx';
import type { LegalProps } from './legal-page.tsx';
import type { TermsProps } from './terms-props.ts';

export function TermsOfUse({ site, words }: TermsProps) {
  return (
    <>
      <ReadingSection title="7. If something is wrong">
        <WordsText text={words.wrong} />
      </ReadingSection>
      <ReadingSection title="8. Your account">
        <WordsText text={words.account} />
      </ReadingSection>
      <ReadingSection title="9. When we may close an account">
        <WordsText text={words.closing} />
      </ReadingSection>
      <ReadingSection title="10. Health">
        <WordsText text={words.health} />
      </ReadingSection>
      <Coaching site={site} />
      <Responsibility site={site} words={words} />
    </>
  );
}

function Coaching({ site }: LegalProps) {
  return (
    <ReadingSection title="11. 1:1 coaching">
      <p>
        {site?.coaching ? (
          <>
            The <OutsideLink href={site.coaching.url}>1:1 coaching by {site.coaching.coachName}</OutsideLink> is a
            separate service, with its own terms and price.
          </>
        ) : (
          'Coaching by a person is not part of this contract.'
        )}
      </p>
    </ReadingSection>
  );
}

function Responsibility({ site, words }: TermsProps) {
  const support = <EmailLink address={site?.supportEmail} />;
  const soon = site ? `within ${site.periods.supportWorkingDays} working days` : 'within a few working days';
  return (
    <>
      <ReadingSection title="12. What we are responsible for">
        <WordsText text={words.responsibility} />
      </ReadingSection>
      <ReadingSection title="13. Law and complaints">
        <WordsText text={words.law} slots={{ support, 'answer time': soon }} />
      </ReadingSection>
      <ReadingSection title="14. Gifts">
        <WordsText text={words.gifts} slots={{ support }} />
      </ReadingSection>
      <ReadingSection title="15. Changes">
        <WordsText text={words.changes} />
      </ReadingSection>
      {words.added !== '' && (
        <ReadingSection title="16. Anything else">
          <WordsText text={words.added} />
        </ReadingSection>
      )}
    </>
  );
}

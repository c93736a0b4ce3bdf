import { CheckedBy } from '#client/parts/body/checked-by.tsx';
import { ExplainedText } from '#client/parts/body/explanations/explained-text.tsx';
import { OutsideLink } from '#client/parts/site/outside-link.tsx';
import { FoldList } from '#client/ui/fold-list.tsx';
import type { Site } from '#contract/site.ts';
import { SAFETY_RULES_VERSION } from '#domain/body/safety-flags.ts';
import { SAFETY_OUTCOME_WORDS } from '#programme/body/safety-outcomes.ts';
import { SAFETY_QUESTIONS } from '#programme/body/safety-words.ts';
import styles from './help.module.css';

export function SafetyGuide({ site }: { site: Site | undefined }) {
  return (
    <>
      <p>
        Read these before you buy, and again before your first workout. If one is true for you, tap it and read the
        lines. Exercise is good for most people, most of the time. A few things need a check first. The weeks after a
        birth need lighter work.
      </p>
      <ClinicianLine site={site} />
      <FoldList
        folds={SAFETY_QUESTIONS.map((asked, index) => ({
          title: `${index + 1}. ${asked.question}`,
          content: <QuestionLines {...asked} />,
        }))}
      />
      <p>
        <b>None of these?</b> You’re ready to start, with Easier and Harder one tap away. Jumps open after a quick
        check. Stop if anything feels wrong. The NHS has a page on{' '}
        <OutsideLink href="https://www.nhs.uk/pregnancy/keeping-well/exercise/">exercise in pregnancy</OutsideLink>.
      </p>
    </>
  );
}

function QuestionLines({ help, urgentHelp, leadsTo }: (typeof SAFETY_QUESTIONS)[number]) {
  return (
    <div className={styles.lines}>
      {help && <p>{help}</p>}
      {urgentHelp && (
        <p>
          <b>{urgentHelp}</b>
        </p>
      )}
      {leadsTo.map((outcome) => (
        <p key={outcome}>
          {BIRTH_TIMES[outcome]}
          <b>{SAFETY_OUTCOME_WORDS[outcome].title}.</b> <ExplainedText text={SAFETY_OUTCOME_WORDS[outcome].text} />
        </p>
      ))}
    </div>
  );
}

const BIRTH_TIMES: Readonly<Partial<Record<string, string>>> = {
  early: 'In the first 6 weeks, or 8 after a caesarean: ',
  rebuild: 'Until 12 weeks: ',
  steady: 'From 12 weeks on, with no symptom: ',
};

/** A check made before the questions changed no longer counts. */
export function ClinicianLine({ site }: { site: Site | undefined }) {
  const clinician = site?.clinician;
  if (!clinician || clinician.version !== SAFETY_RULES_VERSION) {
    return (
      <p>
        <b>No clinician has checked these questions and rules.</b> They’re based on the sources under “Where the safety
        rules come from”.
      </p>
    );
  }
  return (
    <p>
      <CheckedBy {...clinician} />
    </p>
  );
}

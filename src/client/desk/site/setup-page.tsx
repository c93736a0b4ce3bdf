import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import lists from '#client/desk/desk-lists.module.css';
import { LoadFailure, Loading, LoadState } from '#client/desk/page-states.tsx';
import { useProvedAction } from '#client/desk/sign-in/use-actions.tsx';
import { useWordsDraft } from '#client/desk/words/use-words-draft.ts';
import { WordsForm } from '#client/desk/words/words-form.tsx';
import { Button, ButtonLink, TextLink } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { DeskOperator } from '#contract/desk/sign-in.ts';
import type { WordsPlaceAnswer } from '#contract/desk/words.ts';
import { DESK_PATHS, deskWordsPath } from '#contract/paths.ts';
import { PlaceHead } from './place-head.tsx';
import { withLabels } from './setting-fields.ts';
import { SettingsForm } from './settings-form.tsx';
import {
  beforeOpeningText,
  isStepDone,
  LOOK,
  OPEN,
  pathTo,
  SETUP_STEPS,
  type SetupStep,
  stepsBeforeOpening,
} from './setup-steps.ts';
import site from './site.module.css';
import { type Standing, useStanding } from './use-standing.ts';

/** From an empty server to an open shop, in steps that can each be put off. */
export function SetupPage({ stepPath }: { stepPath?: string }) {
  const { standing, failure, again, refetchSettings } = useStanding();
  const at = SETUP_STEPS.findIndex(({ path }) => path === stepPath);
  const step = SETUP_STEPS[at];
  return (
    <>
      {!standing && <PlaceHead title="Before you open" tabs={undefined} />}
      {failure && <LoadFailure error={failure} onRetry={again} />}
      {!failure && !standing && <Loading />}
      {standing &&
        (step ? (
          <>
            <StepList settings={standing} here={step.path} />
            <Step key={step.path} step={step} at={at} settings={standing} onKept={refetchSettings} />
          </>
        ) : (
          <OpenShop settings={standing} onOpened={refetchSettings} />
        ))}
    </>
  );
}

function StepList({ settings, here }: { settings: Standing; here: string }) {
  const strip = useStripAt(here);
  return (
    <nav ref={strip} aria-label="Steps" className={site.steps}>
      {SETUP_STEPS.map((step) => (
        <Link key={step.path} href={pathTo(step.path)} aria-current={step.path === here ? 'step' : undefined}>
          <StateMark isDone={isStepDone(step, settings)} />
          {step.short}
        </Link>
      ))}
      <Link href={pathTo(OPEN)}>
        <StateMark isDone={!settings.isPractice} />
        Open
      </Link>
    </nav>
  );
}

/** On a phone the strip is wider than the page: the step the operator is at comes to its middle. */
function useStripAt(here: string) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const step = strip.current?.querySelector<HTMLElement>(`[href="${pathTo(here)}"]`);
    if (strip.current && step)
      strip.current.scrollLeft = step.offsetLeft - (strip.current.clientWidth - step.offsetWidth) / 2;
  }, [here]);
  return strip;
}

function StateMark({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <>
      <Icon size={18} aria-hidden="true" className={classNames(isDone && site.good)} />
      <span className="visually-hidden">{isDone ? 'Done: ' : 'Later: '}</span>
    </>
  );
}

interface StepProps {
  step: SetupStep;
  at: number;
  settings: Standing;
  onKept: () => Promise<unknown>;
}

function Step({ step, at, settings, onKept }: StepProps) {
  const [, navigate] = useLocation();
  const [isEmailSent, setIsEmailSent] = useState(false);
  const next = pathTo(SETUP_STEPS[at + 1]?.path ?? OPEN);
  return (
    <section className={styles.part}>
      <p className={styles.quiet}>
        Step {at + 1} of {SETUP_STEPS.length + 1}
      </p>
      <h1>{step.title}</h1>
      <p>{step.about}</p>
      {step.path === 'look' && <SetupLook />}
      {step.path === 'legal' && (
        <ButtonLink href="/desk/words" variant="outline">
          Legal pages
        </ButtonLink>
      )}
      {step.fields.length > 0 && (
        <SettingsForm
          group={step}
          settings={settings}
          saveName="Save and continue"
          onKept={async () => {
            await onKept();
            if (step.sendsEmail) setIsEmailSent(true);
            else navigate(next);
          }}
        />
      )}
      {isEmailSent && <DidItArrive onArrived={() => navigate(next)} />}
      <TextLink href={next}>{isStepDone(step, settings) ? 'Go on' : 'Skip for now'}</TextLink>
    </section>
  );
}

function OpenShop({ settings, onOpened }: { settings: Standing; onOpened: () => Promise<unknown> }) {
  const action = useProvedAction(withLabels);
  const queries = useQueryClient();
  const blocking = stepsBeforeOpening(settings);
  const open = () =>
    action.run('Open for sale', async () => {
      const changes = [{ name: 'PAYMENTS', value: 'stripe' }];
      await deskCall(DESK_PATHS.settings, { seenVersion: settings.version, changes });
      // The word of practice stands on every page, and comes with it.
      await Promise.all([onOpened(), queries.invalidateQueries({ queryKey: [DESK_PATHS.today] })]);
      return 'You’re open. Buy it yourself once, then refund it.';
    });
  return (
    <section className={classNames(styles.part, site.opening)}>
      <h1>{settings.isPractice ? beforeOpeningText(blocking.length) : 'You’re open'}</h1>
      <p>
        {settings.isPractice
          ? 'You’re in practice mode. Only test cards work. No real money moves. Take your time.'
          : 'Buyers can pay now. You can still change everything in Settings.'}
      </p>
      {action.notice}
      <ul className={lists.todos}>
        {SETUP_STEPS.map((step) => (
          <li key={step.path}>
            <StateMark isDone={isStepDone(step, settings)} />
            <div>
              <b>{step.short}</b>
              <p>{isStepDone(step, settings) ? 'Done' : laterText(step)}</p>
              <ButtonLink href={pathTo(step.path)} size="small" variant="outline">
                {`${isStepDone(step, settings) ? 'Change' : 'Finish'}: ${step.short}`}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      {settings.isPractice && (
        <Button variant="coral" busy={action.busy !== undefined} disabled={blocking.length > 0} onClick={open}>
          Open for sale
        </Button>
      )}
      <TextLink href="/desk">Look around first</TextLink>
      {action.proof}
    </section>
  );
}

const laterText = ({ mustBeDone }: SetupStep) => (mustBeDone ? 'Needed before you open' : 'Can wait');

/** What makes the programme the owner's own. */
function SetupLook() {
  const queries = useQueryClient();
  const place = useQuery<WordsPlaceAnswer>({ queryKey: [deskWordsPath(LOOK)], refetchOnMount: 'always' });
  if (!place.data) return <LoadState of={place} />;
  return (
    <>
      <LookForm
        place={place.data}
        onChanged={() =>
          void Promise.all([place.refetch(), queries.invalidateQueries({ queryKey: [DESK_PATHS.words] })])
        }
      />
      <Link href="/desk/words/landing" className="link-inline">
        Front page text
      </Link>
    </>
  );
}

function LookForm({ place, onChanged }: { place: WordsPlaceAnswer; onChanged: () => void }) {
  const draft = useWordsDraft(place);
  return <WordsForm {...{ place, draft, onChanged }} mayWrite mayPublish />;
}

const ADVICE = {
  spam: 'Mark it as not spam. Then ask your email provider for your SPF and DKIM records. Add them where you bought your domain. Your emails will then reach inboxes.',
  no: 'Wait 5 minutes and check spam. Still nothing? Your provider accepted it but didn’t deliver it. Check there that you can send from this address.',
} as const;

/** The server took the e-mail; only the operator can see whether it arrived. */
function DidItArrive({ onArrived }: { onArrived: () => void }) {
  const { data: me } = useQuery<DeskOperator>({ queryKey: [DESK_PATHS.me] });
  const [answer, setAnswer] = useState<keyof typeof ADVICE>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        Did it arrive?
      </h2>
      <p>We sent a test email to {me?.email ?? 'you'}.</p>
      <div className={lists.actions}>
        <Button onClick={onArrived}>Yes, in the inbox</Button>
        <Button variant="outline" aria-pressed={answer === 'spam'} onClick={() => setAnswer('spam')}>
          In spam
        </Button>
        <Button variant="outline" aria-pressed={answer === 'no'} onClick={() => setAnswer('no')}>
          No
        </Button>
      </div>
      <div role="status">{answer && <Notice tone="sun">{ADVICE[answer]}</Notice>}</div>
    </section>
  );
}

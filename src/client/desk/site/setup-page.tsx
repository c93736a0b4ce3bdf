import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import { DidItArrive } from '#client/desk/emails/did-it-arrive.tsx';
import { LoadFailure, Loading } from '#client/desk/page-states.tsx';
import { useProvedAction } from '#client/desk/sign-in/use-proved-action.tsx';
import { Button, ButtonLink, TextLink } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { DeskSettings } from '#contract/desk/settings.ts';
import type { DeskWords } from '#contract/desk/words.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { PlaceHead } from './place-head.tsx';
import { withLabels } from './setting-labels.ts';
import { SettingsForm } from './settings-form.tsx';
import { isStepDone, SETUP_STEPS, type SetupStep } from './setup-steps.ts';
import { SetupWords } from './setup-text.tsx';
import site from './site.module.css';

type Standing = DeskSettings & DeskWords;

const OPEN = 'open';
const pathTo = (step: string) => `/desk/setup/${step}`;

/** From an empty server to an open shop, in steps that can each be put off. */
export function SetupPage({ stepPath }: { stepPath?: string }) {
  const settings = useQuery<DeskSettings>({ queryKey: [DESK_PATHS.settings], refetchOnMount: 'always' });
  const words = useQuery<DeskWords>({ queryKey: [DESK_PATHS.words], refetchOnMount: 'always' });
  const standing = settings.data && words.data && { ...settings.data, ...words.data };
  const failure = settings.error ?? words.error;
  const again = () => void Promise.all([settings.refetch(), words.refetch()]);
  const at = SETUP_STEPS.findIndex(({ path }) => path === stepPath);
  const step = SETUP_STEPS[at];
  return (
    <>
      {!standing && <PlaceHead title="Before you open" tabs={undefined} />}
      {failure && <LoadFailure error={failure} onRetry={again} />}
      {!failure && !standing && <Loading />}
      {standing && (
        <>
          <StepList settings={standing} here={step?.path ?? OPEN} />
          {step ? (
            <Step key={step.path} step={step} at={at} settings={standing} onKept={() => settings.refetch()} />
          ) : (
            <OpenShop settings={standing} onOpened={() => settings.refetch()} />
          )}
        </>
      )}
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
      <Link href={pathTo(OPEN)} aria-current={here === OPEN ? 'step' : undefined}>
        <StateMark isDone={!settings.isPractice} />
        Open
      </Link>
    </nav>
  );
}

/** On a phone the strip is wider than the page: the step she is at comes to its middle. */
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
  const [isLetterSent, setIsLetterSent] = useState(false);
  const next = pathTo(SETUP_STEPS[at + 1]?.path ?? OPEN);
  return (
    <section className={styles.part}>
      <p className={styles.quiet}>
        Step {at + 1} of {SETUP_STEPS.length + 1}
      </p>
      <h1>{step.title}</h1>
      <p>{step.about}</p>
      {step.path === 'words' && <SetupWords />}
      {step.path === 'legal' && (
        <ButtonLink href="/desk/words" variant="outline">
          Legal pages
        </ButtonLink>
      )}
      {step.fields.length > 0 && (
        <SettingsForm
          group={step}
          settings={settings}
          saveName="Save and go on"
          onKept={async () => {
            await onKept();
            if (step.sendsLetter) setIsLetterSent(true);
            else navigate(next);
          }}
        />
      )}
      {isLetterSent && <DidItArrive onArrived={() => navigate(next)} />}
      <TextLink href={next}>{isStepDone(step, settings) ? 'Go on' : 'Do this later'}</TextLink>
    </section>
  );
}

function OpenShop({ settings, onOpened }: { settings: Standing; onOpened: () => Promise<unknown> }) {
  const deed = useProvedAction(withLabels);
  const queries = useQueryClient();
  const missing = SETUP_STEPS.filter((step) => !isStepDone(step, settings));
  const blocking = missing.filter(({ mustBeDone }) => mustBeDone);
  const open = () =>
    deed.run('Open for sale', async () => {
      const changes = [{ name: 'PAYMENTS', value: 'stripe' }];
      await deskCall(DESK_PATHS.settings, { seenVersion: settings.version, changes });
      // The word of practice stands on every page, and comes with it.
      await Promise.all([onOpened(), queries.invalidateQueries({ queryKey: [DESK_PATHS.today] })]);
      return 'The shop is open. Buy it yourself once, and refund yourself.';
    });
  return (
    <section className={styles.part}>
      <h1>{settings.isPractice ? titleFor(blocking.length) : 'The shop is open'}</h1>
      <p>
        {settings.isPractice
          ? 'Until then this is practice: only test cards work, and no real money moves. Take your time.'
          : 'Buyers pay with the keys that are set. Everything can still be changed in the settings.'}
      </p>
      {deed.notice}
      <ul className={site.checks}>
        {SETUP_STEPS.map((step) => (
          <li key={step.path}>
            <StateMark isDone={isStepDone(step, settings)} />
            <div>
              <b>{step.short}</b>
              <p>{isStepDone(step, settings) ? 'Done' : laterText(step)}</p>
              {!isStepDone(step, settings) && (
                <ButtonLink href={pathTo(step.path)} size="small" variant="outline">
                  {`Finish: ${step.short}`}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
      {settings.isPractice && (
        <Button variant="coral" busy={deed.busy !== undefined} disabled={blocking.length > 0} onClick={open}>
          Open for sale
        </Button>
      )}
      <TextLink href="/desk">Look around in practice</TextLink>
      {deed.proof}
    </section>
  );
}

const laterText = ({ mustBeDone }: SetupStep) => (mustBeDone ? 'Needed before you open' : 'Can wait');

function titleFor(count: number): string {
  if (count === 0) return 'Ready to open';
  return count === 1 ? 'One thing before you open' : `${count} things before you open`;
}

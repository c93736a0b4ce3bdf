import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import { useProvedAction } from '#client/desk/sign-in/use-actions.tsx';
import site from '#client/desk/site/site.module.css';
import { Button } from '#client/ui/button.tsx';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import type { DeskAlerts } from '#contract/desk/alerts.ts';
import type { DeskOperator } from '#contract/desk/sign-in.ts';
import { DESK_PATHS } from '#contract/paths.ts';

type Kind = DeskAlerts['kinds'][number];

interface Switch {
  label: string;
  kinds: readonly Kind[];
}

const AT_ONCE: readonly Switch[] = [
  { label: 'Someone paid or was invited, and can’t get in', kinds: ['locked_out', 'review'] },
  { label: 'Someone disputes a payment', kinds: ['disputed'] },
  { label: 'A purchase no one has claimed', kinds: ['unclaimed'] },
  { label: 'An email wasn’t delivered', kinds: ['emails', 'gift_email'] },
  { label: 'Someone bought with a test card', kinds: ['practice_ended'] },
  { label: 'The site or backups have a problem', kinds: ['backups', 'disk', 'stripe', 'server', 'secrets'] },
  { label: 'Every sale', kinds: ['sale'] },
];

const ONCE_A_WEEK: readonly Switch[] = [{ label: 'Your week in numbers, Mondays at 8 am', kinds: ['week'] }];

/** The operator's choice of notifications by e-mail. */
export function AlertsPage({ operator }: { operator: DeskOperator }) {
  const alerts = useQuery<DeskAlerts>({ queryKey: [DESK_PATHS.alerts], refetchOnMount: 'always' });
  const action = useProvedAction();
  return (
    <>
      <header className={styles.top}>
        <Link href="/desk/settings" className={site.back} aria-label="Back to settings">
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <h1>Email alerts</h1>
      </header>
      <p className={styles.quiet}>We email {operator.email}, with everything new in one email.</p>
      <LoadState of={alerts} />
      {/* Where it is not known what was saved, what is read again stands there. */}
      {alerts.data && <Choices key={alerts.data.kinds.join()} chosen={alerts.data.kinds} action={action} />}
    </>
  );
}

function Choices({ chosen, action }: { chosen: readonly Kind[]; action: ReturnType<typeof useProvedAction> }) {
  const [kinds, setKinds] = useState(chosen);
  const save = () =>
    action.run('Save', async () => (await deskCall<{ message: string }>(DESK_PATHS.alerts, { kinds })).message);
  return (
    <div className={site.form}>
      {[
        { title: 'Straight away', switches: AT_ONCE },
        { title: 'Once a week', switches: ONCE_A_WEEK },
      ].map(({ title, switches }) => (
        <fieldset key={title} className={site.switches} disabled={action.busy !== undefined}>
          <legend>{title}</legend>
          {switches.map(({ label, kinds: own }) => (
            <SwitchRow
              key={label}
              label={label}
              checked={own.some((kind) => kinds.includes(kind))}
              onChange={({ target }) => {
                setKinds([...kinds.filter((kind) => !own.includes(kind)), ...(target.checked ? own : [])]);
                action.forget();
              }}
            />
          ))}
        </fieldset>
      ))}
      {action.notice}
      <Button variant="coral" busy={action.busy !== undefined} onClick={save}>
        Save
      </Button>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { sendEmailAction } from '#client/desk/emails/emails-list.tsx';
import { emailName, momentText } from '#client/desk/labels.ts';
import { sendLinkAction } from '#client/desk/money/actions-of-purchase.ts';
import { Empty, LoadState } from '#client/desk/page-states.tsx';
import type { Action } from '#client/desk/question.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Card, IconTile } from '#client/ui/card.tsx';
import type { DeskOperator } from '#contract/desk/sign-in.ts';
import type { DeskToday, Todo } from '#contract/desk/today.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { beforeOpeningText, OPEN, pathTo, stepsBeforeOpening } from './setup-steps.ts';
import { TODO_LABELS, todoTitle } from './todo-labels.ts';
import { useStanding } from './use-standing.ts';

/** What waits for a person, then the week in numbers. */
export function TodayPage({ operator }: { operator: DeskOperator }) {
  const today = useQuery<DeskToday>({ queryKey: [DESK_PATHS.today], refetchOnMount: 'always' });
  return (
    <>
      <header className={styles.top}>
        <h1>Hello {operator.name}</h1>
      </header>
      <LoadState of={today} />
      {today.data && (
        <div className={styles.part}>
          {today.data.deletedAgain && <DeletedAgain {...today.data.deletedAgain} />}
          {today.data.isPractice && mayAtDesk(operator.role, 'own') && <BeforeOpening />}
          <Todos {...today.data} role={operator.role} onDone={() => void today.refetch()} />
          <Week {...today.data.week} />
        </div>
      )}
    </>
  );
}

function DeletedAgain({ at, count }: NonNullable<DeskToday['deletedAgain']>) {
  return (
    <p role="status">
      {momentText(at)}: the backup brought back {count} {pluralise(count, 'account')} deleted since then. We’ve deleted{' '}
      {count === 1 ? 'it' : 'them'} again.
    </p>
  );
}

/** While only test cards work: what waits before the shop opens, and the first of it. */
function BeforeOpening() {
  const { standing } = useStanding();
  if (!standing) return null;
  const steps = stepsBeforeOpening(standing);
  const [first] = steps;
  return (
    <Card className={styles.part}>
      <h2>{beforeOpeningText(steps.length)}</h2>
      <p>{first ? `${steps.map(({ short }) => short).join(', ')}.` : 'Everything is filled in.'}</p>
      <div>
        <ButtonLink href={pathTo(first?.path ?? OPEN)} variant="coral">
          {first ? `Finish: ${first.short}` : 'Open for sale'}
        </ButtonLink>
      </div>
    </Card>
  );
}

interface TodosProps extends Pick<DeskToday, 'todos' | 'hasMailServer' | 'isPractice'> {
  role: DeskRole;
  onDone: () => void;
}

function Todos({ todos, hasMailServer, isPractice, role, onDone }: TodosProps) {
  const { ask, outcome, questions } = useActions({ onDone });
  return (
    <>
      {outcome}
      {todos.length === 0 ? (
        <Empty title={hasMailServer && !isPractice ? 'Nothing needs you' : 'No payments need you'}>
          {hasMailServer ? 'No emails are stuck.' : 'No mail server is set, so no one gets emails yet.'}
        </Empty>
      ) : (
        <section className={styles.part}>
          <h2>To do</h2>
          <ul className={lists.todos}>
            {todos.map((todo) => (
              <TodoRow key={keyOf(todo)} todo={todo} role={role} onAsk={ask} />
            ))}
          </ul>
        </section>
      )}
      {questions}
    </>
  );
}

const keyOf = ({ kind, since, purchaseId, emailId, email }: Todo) => [kind, since, emailId, purchaseId, email].join();

function TodoRow({ todo, role, onAsk }: { todo: Todo; role: DeskRole; onAsk: (action: Action) => void }) {
  const { icon, text, solve } = TODO_LABELS[todo.kind];
  const action = mayAtDesk(role, 'tend') ? actionFor(todo) : undefined;
  const href = placeOf(todo, role);
  return (
    <li>
      <IconTile icon={icon} tone={todo.kind === 'unclaimed' ? 'sun' : 'coral'} />
      <div>
        <b>{todoTitle(todo)}</b>
        {todo.count === 1 && <p>{text(todo)}</p>}
        <div className={lists.actions}>
          {action && (
            <Button size="small" variant="outline" onClick={() => onAsk(action)}>
              {action.name}
            </Button>
          )}
          {href !== undefined && (
            <ButtonLink href={href} size="small" variant="outline">
              {action ? 'Open' : todo.count > 1 ? 'Show all' : solve}
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  );
}

/** What one tap solves, asked about here. */
function actionFor({ kind, count, email, purchaseId, emailId, detail }: Todo): Action | undefined {
  if (count > 1) return undefined;
  if (kind === 'unclaimed' && purchaseId !== null) return sendLinkAction({ purchaseId, to: email, isGift: false });
  return kind === 'emails' && emailId !== null ? sendEmailAction(emailId, emailName(detail ?? ''), email) : undefined;
}

function placeOf({ kind, count, purchaseId, memberId }: Todo, role: DeskRole): string | undefined {
  const { place } = TODO_LABELS[kind];
  const isOpen = mayAtDesk(role, 'tend');
  if (count === 1 && memberId !== null) return `/desk/members/${encodeURIComponent(memberId)}`;
  if (count === 1 && purchaseId !== null && isOpen) return `/desk/money/purchases/${encodeURIComponent(purchaseId)}`;
  if (place === '/desk/emails/undelivered') return isOpen ? place : undefined;
  return mayAtDesk(role, 'own') ? place : undefined;
}

function Week({ sales, soldPence, givenBackPence, joined }: DeskToday['week']) {
  const numbers = [
    { name: 'Sales', value: String(sales) },
    { name: 'Sold', value: poundsText(soldPence) },
    { name: 'Refunded', value: poundsText(givenBackPence) },
    { name: 'New accounts', value: String(joined) },
  ];
  return (
    <section className={styles.part}>
      <h2>Last 7 days</h2>
      <dl className={lists.numbers}>
        {numbers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

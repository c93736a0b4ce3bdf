import { useQueryClient } from '@tanstack/react-query';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import type { DeskOperator } from '#contract/desk/sign-in.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { SignInWays } from './sign-in-page.tsx';

/** Over the page that she was on, which keeps what she typed. */
export function SignInAgain({ operator }: { operator: DeskOperator }) {
  const queries = useQueryClient();

  async function goOn() {
    const now = await deskCall<DeskOperator>(DESK_PATHS.me);
    // Nothing of what one operator had open is for another.
    if (now.email !== operator.email) globalThis.location.reload();
    else await queries.invalidateQueries();
  }

  return (
    <Dialog
      open
      locked
      keepOnTap
      onOpenChange={() => {}}
      title="Sign in once more"
      text="This desk was signed out. What you typed is still here."
    >
      <div className={styles.form}>
        <SignInWays onDone={goOn} />
      </div>
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { deskCall, FAILURE } from '#client/desk/desk-call.ts';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { FormProblem, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { PasswordField } from '#client/ui/text-field.tsx';
import type { DeskOperator } from '#contract/desk/sign-in.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { hasPasskeys, proveWithPasskey } from './passkey-calls.ts';

/** What came of an act for which a proof may be wanted. */
type Proved<Answer> = { isProved: true; answer: Answer } | { isProved: false };

interface AskedProof {
  what: string;
  settle: (isProved: boolean) => void;
}

/** Does what it is given; where the server wants a proof first, asks “is it you?” and does it again. */
export function useProof() {
  const [asked, setAsked] = useState<AskedProof>();

  /** Throws what `act` throws, but for the wish for a proof. */
  async function proved<Answer>(what: string, act: () => Promise<Answer>): Promise<Proved<Answer>> {
    try {
      return { isProved: true, answer: await act() };
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'proof_needed')) throw error;
    }
    return (await isShown(what)) ? proved(what, act) : { isProved: false };
  }

  async function isShown(what: string): Promise<boolean> {
    const isProved = await new Promise<boolean>((settle) => setAsked({ what, settle }));
    setAsked(undefined);
    return isProved;
  }

  const dialog: ReactNode = asked && (
    <ProveDialog what={asked.what} onProved={() => asked.settle(true)} onClose={() => asked.settle(false)} />
  );
  return { proved, isAsking: asked !== undefined, dialog };
}

interface ProveProps {
  what: string;
  onProved: () => void;
  onClose: () => void;
}

/** Asked again before money moves; it counts for ten minutes. */
function ProveDialog({ what, onProved, onClose }: ProveProps) {
  const { data: me } = useQuery<DeskOperator>({ queryKey: [DESK_PATHS.me] });
  const [problem, setProblem] = useState<string>();
  const hasPassword = me?.hasPassword === true;
  const fallback = `Your passkey wasn’t used. Try again${hasPassword ? ', or use your password' : ''}.`;

  async function givePasskey() {
    setProblem(undefined);
    try {
      await proveWithPasskey();
      onProved();
    } catch (error) {
      setProblem(refusalText(error, { ...FAILURE, fallback }));
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable
      keepOnTap
      title="Confirm it’s you"
      text={`We ask before “${what}”. We won’t ask again for 10 minutes.`}
    >
      <ButtonStack>
        <FormProblem problems={{}} problem={problem} />
        {hasPasskeys() && (
          <Button variant="coral" block onClick={() => void givePasskey()}>
            Sign in with passkey
          </Button>
        )}
        {hasPassword && <PasswordProof onProved={onProved} />}
      </ButtonStack>
    </Dialog>
  );
}

function PasswordProof({ onProved }: { onProved: () => void }) {
  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm({
    names: ['password'],
    problemsIn: () => ({}),
    send: async ({ password }) => {
      await deskCall(DESK_PATHS.proof, { password });
      onProved();
    },
    failure: FAILURE,
  });
  return (
    <form {...formProps}>
      <ButtonStack>
        <FormProblem problems={problems} problem={problem} />
        <PasswordField label="Your password" autoComplete="current-password" {...fieldProps('password')} />
        <Button type="submit" variant="outline" block busy={isBusy}>
          Go on
        </Button>
      </ButtonStack>
    </form>
  );
}

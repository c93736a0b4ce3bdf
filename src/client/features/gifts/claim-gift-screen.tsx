import { MailOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { appName } from '#client/browser/app-name.ts';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { addressAfterSignIn } from '#client/parts/account/after-sign-in.ts';
import { endSignIn, readSignedInUser } from '#client/parts/account/auth-calls.ts';
import { ConfirmingForm } from '#client/parts/account/confirming-form.tsx';
import { clearSignIn, updateUser, useSignIn } from '#client/parts/account/current-sign-in.ts';
import { LinkAnswer, takeLinkToken } from '#client/parts/account/link-answer.tsx';
import { GiftCard } from '#client/parts/gifts/gift-card.tsx';
import { claimGift, openGift } from '#client/parts/gifts/gifts-calls.ts';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { waitingPurchase } from '#client/parts/purchases/waiting-purchase.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Button, ButtonStack, TextButton } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { GiftClaim, OpenedGift } from '#contract/gifts.ts';
import { GIFT_ON_HOLD_TEXT } from '#domain/gifts/gift.ts';
import { readGiftCode } from '#domain/gifts/gift-code.ts';
import { GiftCodeForm } from './gift-code-form.tsx';

const FAILURE = { fallback: 'Please try again', needsConnection: 'You need a connection for that.' };

type Ending = Exclude<GiftClaim['outcome'], 'claimed'> | 'unknown';

const ENDINGS: Readonly<Record<Ending, { title: string; text: string }>> = {
  taken: {
    title: 'This gift has been opened',
    text: 'A gift opens once. If that was you, sign in. If not, ask the person who gave it to you.',
  },
  claimed_on_hold: { title: 'Your access is paused', text: GIFT_ON_HOLD_TEXT },
  claimed_over: {
    title: 'This gift’s access has ended',
    text: 'The payment was returned. It’s about the payment, not about you. Your progress is safe.',
  },
  claimed_closed: {
    title: 'Your access is closed for now',
    text: 'We need to take a look. Write to us: our address is on the Help page.',
  },
  unknown: {
    title: 'This code has stopped working',
    text: 'The gift may have been sent again with a new one. Ask the person who gave it to you.',
  },
  active_already: {
    title: `You already have ${appName()}`,
    text: 'So pass this gift on. The link and the code work for someone else.',
  },
  confirming: {
    title: 'We’re confirming your payment',
    text: 'Open the gift once that’s settled. It doesn’t run out.',
  },
  on_hold: {
    title: 'Your bank is checking a payment',
    text: 'Open the gift once that’s settled. It doesn’t run out.',
  },
  held: {
    title: 'This gift can’t be opened yet',
    text: 'Its payment is being checked. It’s not about you. Try again in a few days.',
  },
  over: { title: 'This gift is closed', text: 'It was taken back, or the payment fell through.' },
};

const END_OF: Partial<Record<OpenedGift['opening'], Ending>> = { claimed: 'taken', held: 'held', over: 'over' };

export function ClaimGiftScreen() {
  const [code, setCode] = useState(() => takeLinkToken() ?? waitingPurchase.token(SCREEN_PATHS.gift));
  const [gift, setGift] = useState<OpenedGift>();
  const [ending, setEnding] = useState<Ending>();
  const { problem, look } = useLook(code, setGift);
  const signIn = useSignIn();
  if (ending) return <Ended ending={ending} code={code} />;
  if (code === undefined || problem?.isUnknown) {
    return (
      <GiftCodeForm
        typed={code}
        problem={problem?.text}
        onCode={(typed) => (typed === code ? look() : setCode(typed))}
      />
    );
  }
  if (!gift) return <Opening problem={problem?.text} onAgain={look} />;
  // The server answers a member who claimed it.
  const closed = END_OF[gift.opening];
  if (closed && !(closed === 'taken' && signIn)) return <Ended ending={closed} code={code} />;
  return (
    <StatusPage
      takesFocus
      picture={<CoachPicture name="scene-wave" decorative />}
      isPictureWide
      title={gift.giverName === '' ? 'Your gift' : `${gift.giverName} has a gift for you`}
      text={`${appName()}: short workouts at home, in your own time. It’s all paid for.`}
      actions={signIn ? <SomebodyElse code={code} /> : <ChooseAccount code={code} />}
    >
      {gift.giverName !== '' && <GiftCard {...gift} />}
      {signIn && <ClaimForm code={code} email={signIn.user.email} onEnding={setEnding} />}
    </StatusPage>
  );
}

function useLook(code: string | undefined, onGift: (gift: OpenedGift) => void) {
  const [problem, setProblem] = useState<{ text: string; isUnknown: boolean }>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn looks again
  useEffect(() => {
    if (code === undefined) return;
    let isWanted = true;
    setProblem(undefined);
    openGift(code).then(
      (gift) => isWanted && onGift(gift),
      (error: unknown) => {
        if (!isWanted) return;
        const isUnknown = readGiftCode(code) === undefined || (error as { status?: number }).status === 404;
        setProblem({ text: refusalText(error, FAILURE), isUnknown });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [code, turn, onGift]);
  return { problem, look: () => setTurn((count) => count + 1) };
}

function Opening({ problem, onAgain }: { problem: string | undefined; onAgain: () => void }) {
  return (
    <StatusPage
      icon={<IconTile icon={MailOpen} size={26} tone="coral" />}
      title="Your gift"
      text={<span role="status">{problem ?? 'Opening it'}</span>}
      actions={problem !== undefined && <Button onClick={onAgain}>Try Again</Button>}
    />
  );
}

function Ended({ ending, code }: { ending: Ending; code: string | undefined }) {
  const signIn = useSignIn();
  const isToSignIn = ending === 'taken' && !signIn;
  useEffect(() => {
    // After signing in the member returns here, to the server’s answer.
    if (isToSignIn && code !== undefined) waitingPurchase.remember(code, SCREEN_PATHS.gift);
    else waitingPurchase.forget();
  }, [isToSignIn, code]);
  if (isToSignIn) {
    return (
      <LinkAnswer
        icon={MailOpen}
        tone="sun"
        {...ENDINGS.taken}
        wayOn={{ href: SCREEN_PATHS.login, label: 'Sign in' }}
      />
    );
  }
  const wayOn = signIn
    ? { href: addressAfterSignIn(), label: signIn.subscriptionStatus === 'active' ? 'Open the app' : 'Continue' }
    : { href: SCREEN_PATHS.landing, label: `See what’s in ${appName()}` };
  return <LinkAnswer icon={MailOpen} tone="sun" {...ENDINGS[ending]} wayOn={wayOn} />;
}

/** Signing in, or making an account, returns to this page. */
function useGoWith(code: string) {
  const [, navigate] = useLocation();
  return (path: string) => {
    waitingPurchase.remember(code, SCREEN_PATHS.gift);
    endSignIn();
    clearSignIn();
    navigate(path);
  };
}

function ChooseAccount({ code }: { code: string }) {
  const go = useGoWith(code);
  return (
    <ButtonStack>
      <Button variant="coral" block onClick={() => go(SCREEN_PATHS.register)}>
        I’m new: choose a password
      </Button>
      <Button variant="outline" block onClick={() => go(SCREEN_PATHS.login)}>
        I have an account: sign in
      </Button>
    </ButtonStack>
  );
}

function SomebodyElse({ code }: { code: string }) {
  const go = useGoWith(code);
  return <TextButton onClick={() => go(SCREEN_PATHS.login)}>Use another account</TextButton>;
}

/** Its code can end between the look and the press. */
async function outcomeOf(code: string): Promise<GiftClaim['outcome'] | 'unknown'> {
  try {
    return (await claimGift(code)).outcome;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'unknown';
    throw error;
  }
}

function ClaimForm({ code, email, onEnding }: { code: string; email: string; onEnding: (ending: Ending) => void }) {
  const [, navigate] = useLocation();
  async function claim(): Promise<void> {
    const outcome = await outcomeOf(code);
    waitingPurchase.forget();
    if (outcome !== 'claimed') return onEnding(outcome);
    await readSignedInUser().then(updateUser, () => undefined);
    showToast({ title: 'Your gift is open', text: 'It’s all yours.' });
    navigate(addressAfterSignIn(), { replace: true });
  }
  return (
    <>
      <p>It opens for {email}.</p>
      <ConfirmingForm
        label="Open my gift"
        busyLabel="Opening..."
        needsConnection="You need a connection for that."
        failureTitle="We couldn’t open the gift"
        confirm={claim}
        onExpired={() => onEnding('unknown')}
      />
    </>
  );
}

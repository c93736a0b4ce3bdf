import { useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { appName } from '#client/browser/app-name.ts';
import { now } from '#client/browser/clock.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { takeLinkToken } from '#client/parts/account/link-answer.tsx';
import { listGivenGifts, readGivenGift } from '#client/parts/gifts/gifts-calls.ts';
import { messageOf } from '#client/parts/server/api-client.ts';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import { SCREEN_PATHS, settingsGroupPath } from '#client/parts/site/screen-paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Card, IconTile } from '#client/ui/card.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import type { GiftHandle } from '#contract/gifts.ts';
import { standingTitle } from './gift-words.ts';
import styles from './gifts.module.css';
import { GivenGiftView } from './given-gift-view.tsx';

/** One gift by its giver's link; without one, all that the signed-in giver has given. */
export function GivenGiftsScreen() {
  const signIn = useSignIn();
  const [key] = useState(takeLinkToken);
  const [giftId, setGiftId] = useState<string>();
  const handle = key === undefined ? giftId && { giftId } : { key };
  const backHref = signIn ? settingsGroupPath('purchase') : SCREEN_PATHS.landing;
  return (
    <PageFrame title={handle ? 'Your gift' : 'Your gifts'} backHref={backHref} className={styles.page}>
      <main className={styles.main}>
        {handle ? <OneGift handle={handle} /> : <GiftList isSignedIn={!!signIn} onOpen={setGiftId} />}
        {key === undefined && giftId !== undefined && (
          <Button variant="outline" className={styles.screenOnly} onClick={() => setGiftId(undefined)}>
            All your gifts
          </Button>
        )}
      </main>
    </PageFrame>
  );
}

function OneGift({ handle }: { handle: GiftHandle }) {
  const gift = useQuery({ queryKey: ['given-gift', handle], queryFn: () => readGivenGift(handle), staleTime: 0 });
  if (gift.data) return <GivenGiftView gift={gift.data} handle={handle} />;
  if (!gift.error) return <Waiting />;
  return (
    <Card role="alert" className={styles.main}>
      <p>{messageOf(gift.error, 'We couldn’t load your gift. Please try again.')}</p>
      <Button variant="outline" onClick={() => void gift.refetch()}>
        Try Again
      </Button>
    </Card>
  );
}

const Waiting = () => (
  <Card aria-busy="true">
    <p role="status">Getting your gift</p>
  </Card>
);

function GiftList({ isSignedIn, onOpen }: { isSignedIn: boolean; onOpen: (giftId: string) => void }) {
  const gifts = useQuery({ queryKey: ['given-gifts'], queryFn: listGivenGifts, enabled: isSignedIn, staleTime: 0 });
  if (!isSignedIn) {
    return (
      <Card className={styles.main}>
        <p>Open the link in your receipt to see your gift, or sign in.</p>
        <ButtonLink href={SCREEN_PATHS.login}>Sign In</ButtonLink>
      </Card>
    );
  }
  if (gifts.isPending) return <Waiting />;
  return (
    <>
      {gifts.data?.length === 0 && <p>You haven’t given a gift yet.</p>}
      {gifts.error && <p role="alert">{messageOf(gifts.error, 'We couldn’t load your gifts. Please try again.')}</p>}
      {gifts.data && gifts.data.length > 0 && (
        <Rows>
          {gifts.data.map((gift) => (
            <ListRow
              key={gift.id}
              lead={<IconTile icon={MailOpen} />}
              title={`For ${gift.recipientName}`}
              detail={standingTitle(gift, now())}
              onClick={() => onOpen(gift.id)}
            />
          ))}
        </Rows>
      )}
      <ButtonLink href={SCREEN_PATHS.give} variant="coral">
        Give {appName()}
      </ButtonLink>
    </>
  );
}

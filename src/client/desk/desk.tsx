import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { RouteFrame } from '#client/app/route-frame.tsx';
import { MediaSourceContext } from '#client/parts/move-media/media-source.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import type { DeskOperator } from '#contract/desk/sign-in.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { deskCall, subscribeToSignOuts } from './desk-call.ts';
import { titleAt } from './desk-places.ts';
import { DeskShell } from './desk-shell.tsx';
import { AlertsPage } from './emails/alerts-page.tsx';
import { EmailsPage } from './emails/emails-page.tsx';
import { NewsletterPage } from './emails/newsletter-page.tsx';
import { NewslettersPage } from './emails/newsletters-page.tsx';
import { SeriesPage } from './emails/series-page.tsx';
import { aroundNav } from './leaving.tsx';
import { MEDIA_OF_DESK } from './media/media-of-desk.ts';
import { MediaPage } from './media/media-page.tsx';
import { MediumPage } from './media/medium-page.tsx';
import { MemberPage } from './members/member-page.tsx';
import { MembersPage } from './members/members-page.tsx';
import { AgreedPage } from './members/newsletter-page.tsx';
import { MoneyPage } from './money/money-page.tsx';
import { OffersPage } from './money/offers-page.tsx';
import { PricePage } from './money/price-page.tsx';
import { PurchasePage } from './money/purchase-page.tsx';
import { PurchasesPage } from './money/purchases-page.tsx';
import { MovedPage, NEW_DESK, type NewDesk } from './moved-page.tsx';
import { Empty, LoadState } from './page-states.tsx';
import { MovePage } from './programme/move-page.tsx';
import { MovesPage } from './programme/moves-page.tsx';
import { ProgrammePage } from './programme/programme-page.tsx';
import { HelpersPage } from './sign-in/helpers-page.tsx';
import { SignInMethodsPage } from './sign-in/sign-in-methods-page.tsx';
import { SignInAgain, SignInFrame, SignInPage } from './sign-in/sign-in-page.tsx';
import { StartPage } from './sign-in/start-page.tsx';
import { ActivityPage } from './site/activity-log-page.tsx';
import { BackupsPage } from './site/backups-page.tsx';
import { MorePage } from './site/more-page.tsx';
import { PlaceHead } from './site/place-head.tsx';
import { SettingsPage } from './site/settings-page.tsx';
import { SetupPage } from './site/setup-page.tsx';
import { StatusPage } from './site/status-page.tsx';
import { TodayPage } from './site/today-page.tsx';
import { ChecksPage } from './words/checks-page.tsx';
import { WordsPage } from './words/words-page.tsx';
import { WordsPlacePage } from './words/words-place-page.tsx';

const client = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => deskCall(String(queryKey[0])),
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** The coach's desk: a page and code of its own, beside the members' app. */
export function Desk() {
  return (
    <QueryClientProvider client={client}>
      <MediaSourceContext value={MEDIA_OF_DESK}>
        <Router aroundNav={aroundNav}>
          <Switch>
            <Route path="/desk/start">
              <StartPage />
            </Route>
            <Route>
              <SignedIn />
            </Route>
          </Switch>
        </Router>
      </MediaSourceContext>
    </QueryClientProvider>
  );
}

function SignedIn() {
  const [path] = useLocation();
  const { data: newDesk } = useQuery<NewDesk>({ queryKey: NEW_DESK, enabled: false });
  const me = useQuery<DeskOperator>({ queryKey: [DESK_PATHS.me], refetchOnMount: 'always' });
  const { refetch } = me;
  useEffect(() => subscribeToSignOuts(() => void refetch()), [refetch]);
  if (newDesk) return <MovedPage {...newDesk} />;
  const isOut = me.error instanceof ApiError && me.error.status === 401;
  if (isOut && !me.data) return <SignInPage />;
  if (!me.data) {
    return (
      <SignInFrame title="Sign in to your desk">
        <LoadState of={me} />
      </SignInFrame>
    );
  }
  return (
    <>
      <div hidden={isOut}>
        <RouteFrame pathname={path} title={titleAt(path)}>
          <DeskShell operator={me.data} path={path}>
            <Places operator={me.data} />
          </DeskShell>
        </RouteFrame>
      </div>
      {isOut && <SignInAgain operator={me.data} />}
    </>
  );
}

function Places({ operator }: { operator: DeskOperator }) {
  const { role } = operator;
  return (
    <Switch>
      <Route path="/desk">
        <TodayPage operator={operator} />
      </Route>
      <Route path="/desk/members">
        <MembersPage role={role} />
      </Route>
      <Route path="/desk/members/:memberId">{({ memberId }) => <MemberPage memberId={memberId} role={role} />}</Route>
      <Route path="/desk/money">
        <MoneyPage role={role} />
      </Route>
      <Route path="/desk/money/purchases">
        <PurchasesPage role={role} />
      </Route>
      <Route path="/desk/money/purchases/:purchaseId">
        {({ purchaseId }) => <PurchasePage purchaseId={purchaseId} role={role} />}
      </Route>
      <Route path="/desk/money/price">
        <PricePage role={role} />
      </Route>
      <Route path="/desk/money/offers">
        <OffersPage role={role} />
      </Route>
      <Route path="/desk/helpers">
        <HelpersPage />
      </Route>
      <Route path="/desk/more">
        <MorePage operator={operator} />
      </Route>
      <Route path="/desk/sign-in">
        <SignInMethodsPage operator={operator} />
      </Route>
      <Route path="/desk/status">
        <StatusPage />
      </Route>
      <Route path="/desk/backups">
        <BackupsPage />
      </Route>
      <Route path="/desk/emails">
        <NewslettersPage role={role} />
      </Route>
      <Route path="/desk/emails/series">
        <SeriesPage role={role} />
      </Route>
      <Route path="/desk/emails/people">
        <AgreedPage role={role} />
      </Route>
      <Route path="/desk/emails/undelivered">
        <EmailsPage role={role} />
      </Route>
      <Route path="/desk/emails/:newsletterId">
        {({ newsletterId }) => <NewsletterPage key={newsletterId} newsletterId={newsletterId} role={role} />}
      </Route>
      <Route path="/desk/setup">
        <SetupPage />
      </Route>
      <Route path="/desk/setup/:step">{({ step }) => <SetupPage stepPath={step} />}</Route>
      <Route path="/desk/settings">
        <SettingsPage />
      </Route>
      <Route path="/desk/settings/alerts">
        <AlertsPage operator={operator} />
      </Route>
      <Route path="/desk/settings/:group">{({ group }) => <SettingsPage groupPath={group} />}</Route>
      <Route path="/desk/words">
        <WordsPage />
      </Route>
      <Route path="/desk/words/checks">
        <ChecksPage role={role} />
      </Route>
      <Route path="/desk/programme">
        <ProgrammePage edition="a" />
      </Route>
      <Route path="/desk/programme/b">
        <ProgrammePage edition="b" />
      </Route>
      <Route path="/desk/programme/workouts/:code">
        {({ code }) => <WordsPlacePage key={code} placeId={`workout-${code}`} role={role} />}
      </Route>
      <Route path="/desk/programme/moves">
        <MovesPage role={role} />
      </Route>
      <Route path="/desk/programme/moves/:moveId">
        {({ moveId }) => <MovePage key={moveId} moveId={moveId as MoveId} role={role} />}
      </Route>
      <Route path="/desk/words/:place">
        {({ place }) => <WordsPlacePage key={place} placeId={place} role={role} />}
      </Route>
      <Route path="/desk/media">
        <MediaPage role={role} />
      </Route>
      <Route path="/desk/media/:mediaId">
        {({ mediaId }) => <MediumPage key={mediaId} mediaId={mediaId} role={role} />}
      </Route>
      <Route path="/desk/activity">
        <ActivityPage />
      </Route>
      <Route>
        <PlaceHead title="Page not found" tabs={undefined} />
        <Empty title="We can’t find that page">Use the menu to find what you need.</Empty>
      </Route>
    </Switch>
  );
}

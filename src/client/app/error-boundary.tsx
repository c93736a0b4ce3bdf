import { Component, type ReactNode } from 'react';
import { appName } from '#client/browser/app-name.ts';
import { showApp } from '#client/parts/progress/kept-home.ts';
import { isStaleChunk, reloadOnStaleChunk } from '#client/parts/site/stale-chunk.ts';
import { Button } from '#client/ui/button.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import { RouteWait } from './route-wait.tsx';

interface ErrorBoundaryProps {
  /** A new value, for example the next address, gives the children another chance. */
  resetKey: string;
  /** In place of the page where only code is missing; `reset` gives the children another chance. */
  whenMissing?: (reset: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failedKey: string | undefined;
  /** Code that could not be loaded, not a broken screen. */
  isMissing: boolean;
  /** The page may be about to be loaded again by itself. */
  recovering: boolean;
}

/** Shows a kind page where a screen broke, or its code could not be loaded. React has no boundary but a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedKey: undefined, isMissing: false, recovering: false };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { failedKey }: ErrorBoundaryState) {
    return failedKey !== undefined && failedKey !== '' && failedKey !== resetKey ? { failedKey: undefined } : null;
  }

  static getDerivedStateFromError(error: unknown) {
    const isMissing = isStaleChunk(error);
    return { failedKey: '', isMissing, recovering: isMissing };
  }

  override componentDidCatch() {
    showApp();
    this.setState({ failedKey: this.props.resetKey });
    if (this.state.recovering) void this.recover();
  }

  async recover() {
    const isReloading = await reloadOnStaleChunk();
    if (!isReloading) this.setState({ recovering: false });
  }

  override render() {
    if (this.state.failedKey === undefined) return this.props.children;
    if (this.state.recovering) return <RouteWait title={appName()} />;
    const { whenMissing } = this.props;
    if (this.state.isMissing && whenMissing) return whenMissing(() => this.setState({ failedKey: undefined }));
    return (
      <>
        <title>{`That went wrong - ${appName()}`}</title>
        <StatusPage
          title="Something went wrong"
          text="That’s on us, not you. What you saved is safe. Reloading usually helps."
          actions={
            <Button variant="coral" onClick={() => location.reload()}>
              Load again
            </Button>
          }
        />
      </>
    );
  }
}

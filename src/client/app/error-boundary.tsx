import { Component, type ReactNode } from 'react';
import { isLostCode, reloadForLostCode } from '#client/platform/lost-code.ts';
import { Button } from '#client/ui/button.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import { RouteWait } from './route-wait.tsx';

interface ErrorBoundaryProps {
  /** A new value, for example the next address, gives the children another chance. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failedKey: string | undefined;
  /** The page may be about to be loaded again by itself. */
  recovering: boolean;
}

/** Shows a kind page where a screen broke, or its code could not be loaded. React has no boundary but a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedKey: undefined, recovering: false };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { failedKey }: ErrorBoundaryState) {
    return failedKey !== undefined && failedKey !== '' && failedKey !== resetKey ? { failedKey: undefined } : null;
  }

  static getDerivedStateFromError(error: unknown) {
    return { failedKey: '', recovering: isLostCode(error) };
  }

  override componentDidCatch() {
    this.setState({ failedKey: this.props.resetKey });
    if (this.state.recovering) void this.recover();
  }

  async recover() {
    const isReloading = await reloadForLostCode();
    if (!isReloading) this.setState({ recovering: false });
  }

  override render() {
    if (this.state.failedKey === undefined) return this.props.children;
    if (this.state.recovering) return <RouteWait />;
    return (
      <StatusPage
        title="Something went wrong"
        text="That is our fault, not yours. What you saved is safe. Loading the page again usually helps."
        actions={
          <Button variant="coral" onClick={() => location.reload()}>
            Load again
          </Button>
        }
      />
    );
  }
}

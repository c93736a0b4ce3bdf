import { Component, type ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';

interface ErrorBoundaryProps {
  /** A new value, for example the next address, gives the children another chance. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failedKey: string | undefined;
}

/** Shows a kind page where a screen broke, or its code could not be loaded. React has no boundary but a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedKey: undefined };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { failedKey }: ErrorBoundaryState) {
    return failedKey !== undefined && failedKey !== '' && failedKey !== resetKey ? { failedKey: undefined } : null;
  }

  static getDerivedStateFromError() {
    return { failedKey: '' };
  }

  override componentDidCatch() {
    this.setState({ failedKey: this.props.resetKey });
  }

  override render() {
    if (this.state.failedKey === undefined) return this.props.children;
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

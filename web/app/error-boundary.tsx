import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../pages/error/error.page';

type Props = { children: ReactNode };

/** Catches what breaks while drawing. React itself logs the error with its component stack. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; onBroken: () => void };

/** Keeps the page whole when a viewer cannot be loaded or fails while drawing. */
export class ContractViewBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

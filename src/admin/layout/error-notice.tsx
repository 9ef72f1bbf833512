import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { messageOf } from '../api/api-error.ts';

/** Says why something could not be loaded, and offers to try again. */
export function ErrorNotice({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <div className="notice-box">
      <p>{message}</p>
      <Button variant="default" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}

interface PartBoundaryProps<Part> {
  /** Makes the lazy part anew; a lazy part that has failed once stays failed. */
  load: () => Part;
  /** What is missing when the part is. */
  label: string;
  children: (part: Part) => ReactNode;
}

interface PartBoundaryState<Part> {
  part: Part;
  error: unknown;
}

/** Keeps the failure of one lazily loaded part to that part: the rest of the form, and what was typed, stays. */
export class PartBoundary<Part> extends Component<PartBoundaryProps<Part>, PartBoundaryState<Part>> {
  override state: PartBoundaryState<Part> = { part: this.props.load(), error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { part, error } = this.state;
    if (error === null) return this.props.children(part);
    return (
      <div>
        <div className="field-label">{this.props.label}</div>
        <ErrorNotice
          message={messageOf(error)}
          onTryAgain={() => this.setState({ part: this.props.load(), error: null })}
        />
      </div>
    );
  }
}

import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { messageOf } from '../api/api-error.ts';
import { frameWords as words } from '../words.ts';
import { useOnline } from './use-online.ts';

/** An error message with a retry button. It tries again by itself when the connection is back (requirement 17.92). */
export function ErrorNotice({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  useOnline(onTryAgain);
  return (
    <div className="notice-box">
      <p>{message}</p>
      <Button variant="default" onClick={onTryAgain}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

interface PartBoundaryProps<Part> {
  /** Creates the lazy component. A failed one stays failed, so that a retry needs a new one. */
  load: () => Part;
  /** Name of the missing part. */
  label: string;
  /** Frames the error message; by default it stands under the label. */
  frame?: (notice: ReactNode) => ReactNode;
  children: (part: Part) => ReactNode;
}

interface PartBoundaryState<Part> {
  part: Part;
  error: unknown;
}

/** Error boundary of a lazily loaded part: the rest of the form and its values stay. */
export class PartBoundary<Part> extends Component<PartBoundaryProps<Part>, PartBoundaryState<Part>> {
  override state: PartBoundaryState<Part> = { part: this.props.load(), error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { part, error } = this.state;
    if (error === null) return this.props.children(part);
    const { label, load, frame } = this.props;
    const notice = (
      <ErrorNotice
        message={messageOf(error)}
        onTryAgain={() => this.setState({ part: load(), error: null })}
      />
    );
    if (frame) return frame(notice);
    return (
      <div>
        <div className="field-label">{label}</div>
        {notice}
      </div>
    );
  }
}

import { Button } from '@mantine/core';
import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';
import { messageOf } from '../api/api-error.ts';
import { loadPart } from '../load-part.ts';
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

type Part<Props> = ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;

export interface LazyPart<Props> {
  /** Imports the module whose default export is the component. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** The component once it is loaded: React shows the fallback of a lazy one for at least 300 ms. */
  loaded?: ComponentType<Props> | undefined;
  /** Names the part where it is missing. */
  label: string;
  children: (part: Part<Props>) => ReactNode;
}

interface PartBoundaryProps<Props> extends LazyPart<Props> {
  /** Stands in its place while it loads. */
  fallback?: ReactNode;
  /** Frames the error message; by default it stands under the label. */
  frame?: (notice: ReactNode) => ReactNode;
}

interface PartBoundaryState<Props> {
  part: Part<Props>;
  error: unknown;
}

/** A part of the screen that is loaded when it is first shown. If it does not arrive, the rest and what was typed stay. */
export class PartBoundary<Props> extends Component<PartBoundaryProps<Props>, PartBoundaryState<Props>> {
  override state: PartBoundaryState<Props> = { part: this.#part(), error: null };

  /** A lazy component that failed stays failed, so that a retry needs a new one. */
  #part(): Part<Props> {
    const { load, loaded } = this.props;
    return loaded ?? lazy(() => loadPart(load));
  }

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { part, error } = this.state;
    const { label, fallback, frame, children } = this.props;
    if (error === null) return <Suspense fallback={fallback}>{children(part)}</Suspense>;
    const notice = (
      <ErrorNotice
        message={messageOf(error)}
        onTryAgain={() => this.setState({ part: this.#part(), error: null })}
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

import { Button, Progress } from '@mantine/core';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { useIsReadOnly } from '../duties/read-only.tsx';
import { MOD } from '../shortcuts/keys.ts';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';
import { words } from './drafts/words.ts';
import { words as formWords } from './words.ts';

interface SaveBarProps {
  isBusy: boolean;
  /** Save was pressed and waits for uploads in flight. */
  isWaiting?: boolean;
  /** The uploaded share, 0 to 1; null if nothing is uploaded. */
  progress: number | null;
  /** URL of the list, for Cancel. */
  listPath: string;
  tools?: BarTools;
}

interface BarTools {
  saveLabel: string;
  onSendForReview?: () => void;
  onSaveDraft: () => void;
  more?: ReactNode;
  state?: ReactNode;
  offer?: ReactNode;
}

/** The sticky bar with Save, Cancel and the progress of an upload. */
export function SaveBar({ isBusy, isWaiting = false, progress, listPath, tools }: SaveBarProps) {
  const bar = useSaveShortcut<HTMLDivElement>();
  const isReadOnly = useIsReadOnly();
  if (isReadOnly) return null;
  const busy = { 'aria-disabled': isBusy || isWaiting, 'data-busy': isBusy || isWaiting || undefined };
  return (
    <div className="save-bar" ref={bar}>
      <Button type="submit" {...busy}>
        {tools?.onSendForReview ? words.sendForReview : (tools?.saveLabel ?? words.save)}
      </Button>
      {tools && (
        <Button variant="default" onClick={tools.onSaveDraft} {...busy}>
          {words.saveDraft}
        </Button>
      )}
      {tools?.more}
      <Button component={Link} to={listPath} variant="default">
        {formWords.cancel}
      </Button>
      {tools?.state}
      <SaveProgress isBusy={isBusy} isWaiting={isWaiting} progress={progress} />
      {tools?.offer}
    </div>
  );
}

/** The progress of a form that is being saved. */
export function SaveProgress({
  isBusy,
  isWaiting = false,
  progress,
}: Pick<SaveBarProps, 'isBusy' | 'isWaiting' | 'progress'>) {
  return (
    <>
      <div className="save-bar-state" aria-live="polite">
        {isWaiting && formWords.saveWaits}
        {isBusy &&
          (progress === null ? formWords.saving : progress < 1 ? formWords.uploading : formWords.makingReady)}
      </div>
      {isBusy && progress !== null && (
        <Progress value={progress * 100} aria-label={formWords.upload} className="save-bar-progress" />
      )}
    </>
  );
}

/**
 * Binds the keys for Save to the form around an element.
 * @returns a ref for that element
 */
export function useSaveShortcut<Bar extends Element>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useShortcut(`${MOD}+s`, formWords.save, () => bar.current?.closest('form')?.requestSubmit(), { at: bar });
  return bar;
}

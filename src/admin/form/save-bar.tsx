import { Button, Progress } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { MOD } from '../shortcuts/keys.ts';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';

interface SaveBarProps {
  isBusy: boolean;
  /** Save was pressed, and comes when what is still being uploaded has arrived. */
  isWaiting?: boolean;
  /** Share of the upload that has left, 0 to 1; null while nothing is uploaded. */
  progress: number | null;
  /** Address of the list, for those who do not want to save. */
  listPath: string;
}

/** 'Save', always in reach at the foot of the window, and how far an upload is. */
export function SaveBar({ isBusy, isWaiting = false, progress, listPath }: SaveBarProps) {
  const bar = useSaveShortcut<HTMLDivElement>();
  return (
    <div className="save-bar" ref={bar}>
      <Button type="submit" aria-disabled={isBusy || isWaiting} data-busy={isBusy || isWaiting || undefined}>
        Save
      </Button>
      <Button component={Link} to={listPath} variant="default">
        Cancel
      </Button>
      <div className="save-bar-state" aria-live="polite">
        {isWaiting && 'Saves as soon as everything is uploaded…'}
        {isBusy &&
          (progress === null ? 'Saving…' : progress < 1 ? 'Uploading…' : 'Making the picture ready…')}
      </div>
      {isBusy && progress !== null && (
        <Progress value={progress * 100} aria-label="Upload" className="save-bar-progress" />
      )}
    </div>
  );
}

/** Saves the form around an element by its keys. @returns what belongs on the element */
export function useSaveShortcut<Bar extends Element>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useShortcut(`${MOD}+s`, 'Save', () => bar.current?.closest('form')?.requestSubmit(), { at: bar });
  return bar;
}

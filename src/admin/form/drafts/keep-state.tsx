import { Button } from '@mantine/core';
import { formatTime } from '../../format-time.ts';
import type { KeepStatus } from './use-autosave.ts';
import { words } from './words.ts';
import './drafts.css';

interface KeepStateProps {
  status: KeepStatus;
  onCompare?: () => void;
}

/** The saving state of the draft, announced after saving and not during typing. */
export function KeepState({ status, onCompare }: KeepStateProps) {
  return (
    <div className="keep-state">
      <span aria-live="polite">{sentenceOf(status)}</span>
      {status.kind === 'stale' && onCompare && (
        <Button variant="default" size="compact-sm" onClick={onCompare}>
          {words.compare}
        </Button>
      )}
    </div>
  );
}

function sentenceOf(status: KeepStatus): string {
  if (status.kind === 'kept') return words.kept(formatTime(status.at));
  if (status.kind === 'unanswered') return words.onDevice;
  if (status.kind === 'stale') return words.stale;
  return status.kind === 'refused' ? words.notKept(status.message) : '';
}

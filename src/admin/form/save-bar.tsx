import { Button } from '@mantine/core';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { Link } from 'react-router';
import { useIsReadOnly } from '../duties/read-only.tsx';
import { formatTime } from '../format-time.ts';
import { MoreIcon } from '../icons.tsx';
import { useBarHeight } from '../layout/bar-height.ts';
import { MOD } from '../shortcuts/keys.ts';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';
import type { KeepStatus } from './drafts/draft-keeper.ts';
import { words } from './drafts/words.ts';
import { words as formWords } from './words.ts';

interface SaveBarProps {
  isBusy: boolean;
  /** Save was pressed and waits for uploads in flight. */
  isWaiting?: boolean;
  /** URL of the list, for Cancel; without it the form stays open. */
  listPath?: string;
  tools?: BarTools;
}

/** What the bar offers besides for a type with drafts. */
export interface BarTools extends DraftButtonsProps {
  /** What the button that saves says. */
  saveLabel: string;
  /** Takes the place of Save where the person may not publish, or approval is due. */
  onSendForReview?: () => void;
  /** Whether it was sent already as it stands, so that somebody else, or another button, goes on. */
  isSent?: boolean;
  onSaveDraft: () => void;
  /** How the draft is kept. */
  status: KeepStatus;
  /** Shows what two people changed; missing where there is nothing to compare. */
  onCompare?: () => void;
  /** A line of its own below the buttons. */
  offer: ReactNode;
}

/**
 * The sticky bar with Save, Cancel and what Save does. On phones it is one row, and what a type with drafts
 * offers besides is a menu.
 */
export function SaveBar({ isBusy, isWaiting = false, listPath, tools }: SaveBarProps) {
  const bar = useSaveShortcut();
  const menu = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const isReadOnly = useIsReadOnly();
  useBarHeight(bar, '--save-bar', isReadOnly);
  if (isReadOnly) return null;
  const busy = { 'aria-disabled': isBusy || isWaiting, 'data-busy': isBusy || isWaiting || undefined };
  return (
    <div className="save-bar" ref={bar}>
      <Button type="submit" {...(tools?.isSent && { variant: 'default' })} {...busy}>
        {tools?.onSendForReview ? words.sendForReview : (tools?.saveLabel ?? formWords.save)}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key presses a button in it, which is a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only closes after one of its buttons */}
      <div
        id={menuId}
        ref={menu}
        className="save-bar-more"
        popover={tools && 'auto'}
        // In low windows it may cover its own button, which would keep the focus.
        onToggle={(event) =>
          event.newState === 'open' && event.currentTarget.querySelector('button')?.focus()
        }
        // Before a dialog opens, which then gives the focus back to the button of the menu.
        onClick={() => tools && menu.current?.hidePopover()}
      >
        {tools && (
          <>
            <Button variant="default" onClick={tools.onSaveDraft} {...busy}>
              {words.saveDraft}
            </Button>
            <DraftButtons {...tools} />
          </>
        )}
        {listPath !== undefined && (
          <Button component={Link} to={listPath} variant="default">
            {formWords.cancel}
          </Button>
        )}
      </div>
      {tools && <KeepState {...tools} />}
      <SaveProgress isBusy={isBusy} isWaiting={isWaiting} />
      {tools && (
        <Button
          variant="default"
          className="save-bar-menu"
          aria-label={formWords.moreActions}
          aria-haspopup="true"
          popoverTarget={menuId}
        >
          <MoreIcon />
        </Button>
      )}
      {tools?.offer}
    </div>
  );
}

interface DraftButtonsProps {
  onPreview: () => void;
  /** Missing where the person may not publish. */
  onSchedule?: (() => void) | undefined;
}

/** 'Preview' and 'Schedule' beside the button that publishes. */
export function DraftButtons({ onPreview, onSchedule }: DraftButtonsProps) {
  return (
    <>
      <Button variant="default" data-preview onClick={onPreview}>
        {words.preview}
      </Button>
      {onSchedule && (
        <Button variant="default" onClick={onSchedule}>
          {words.schedule}
        </Button>
      )}
    </>
  );
}

/** The saving state of the draft, announced after saving and not during typing. */
function KeepState({ status, onCompare }: Pick<BarTools, 'status' | 'onCompare'>) {
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

/** Whether the bar says that the device keeps what is typed. */
export const saysOnDevice = ({ kind }: KeepStatus): boolean => kind === 'unanswered' || kind === 'stale';

function sentenceOf(status: KeepStatus): string {
  if (status.kind === 'kept') return words.kept(formatTime(status.at));
  if (status.kind === 'unanswered') return words.onDevice;
  if (status.kind === 'stale') return words.stale;
  return status.kind === 'refused' ? words.notKept(status.message) : '';
}

/** Says that a form is being saved, or waits for its uploads. */
export function SaveProgress({ isBusy, isWaiting = false }: Pick<SaveBarProps, 'isBusy' | 'isWaiting'>) {
  return (
    <div className="save-bar-state" aria-live="polite">
      {isWaiting && formWords.saveWaits}
      {isBusy && formWords.saving}
    </div>
  );
}

/**
 * Binds the keys for Save to the form around an element.
 * @returns a ref for that element
 */
export function useSaveShortcut(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useShortcut(`${MOD}+s`, formWords.save, () => bar.current?.closest('form')?.requestSubmit(), { at: bar });
  return bar;
}

import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { endPreviews, makePreview, type OpenPreview, type PreviewLink } from '../../api/drafts.ts';
import { formatDayAndTime } from '../../format-time.ts';
import { reportError } from '../../queries.ts';
import { toastSuccess } from '../../toast/toasts.ts';
import { words } from './words.ts';
import './drafts.css';

interface Link extends PreviewLink {
  id: string;
  /** The browser did not open a new tab. */
  isBlocked: boolean;
}

/** How long the link of a preview can last: hours, and the same in words. */
const PREVIEW_LASTS: readonly (readonly [number, string])[] = [
  [24, words.lasts.day],
  [7 * 24, words.lasts.week],
  [30 * 24, words.lasts.month],
];

/** The default lifetime of a link, in hours. */
const DAY = 24;

/** The width of a preview beside its form, as of a phone, and the least screen that has room for both. */
const BESIDE = 480;
const ROOM = 1200;

/** A page of sections is seen while it is put together; a single text is read in a tab. */
const windowOf = ({ fields }: TypeFacts) =>
  fields.some(({ kind }) => kind === 'sections') && window.screen.availWidth >= ROOM
    ? `popup,width=${BESIDE},height=${window.screen.availHeight},left=${window.screen.availWidth - BESIDE}`
    : '';

/** The preview that is open, of whatever form: a new record's goes on in another one. */
let opened: { tab: Window; id: string } | null = null;

/** Shows the draft that was kept, except where the tab shows another site by now, or that it had no connection. */
function showAgain(tab: Window): void {
  try {
    tab.location.reload();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/**
 * The preview of a draft. The tab is opened on the click itself, because browsers block one that is opened later, and
 * gets its address once the draft is kept (requirement 19.178). While it is open it shows each draft that is kept.
 * @param kept the tag of the draft that was kept last
 */
export function usePreview(type: TypeFacts, kept: string | undefined) {
  const [link, setLink] = useState<Link | null>(null);
  useEffect(() => {
    if (opened && !opened.tab.closed && kept?.includes(opened.id)) showAgain(opened.tab);
  }, [kept]);

  /** @param keep saves the draft and returns its record */
  async function open(keep: () => Promise<string | null>): Promise<void> {
    opened?.tab.close();
    opened = null;
    const tab = window.open('about:blank', '_blank', windowOf(type));
    try {
      const id = await keep();
      if (id === null) {
        tab?.close();
        return;
      }
      const made = await makePreview(type, id, DAY);
      const { pathname, search } = new URL(made.url, window.location.href);
      if (tab) {
        tab.opener = null;
        tab.location.replace(pathname + search);
        opened = { tab, id };
      }
      setLink({ id, ...made, isBlocked: tab === null });
    } catch (error) {
      tab?.close();
      reportError(error);
    }
  }

  return {
    open,
    offer: link && <PreviewOffer key={link.url} type={type} made={link} onEnd={() => setLink(null)} />,
  };
}

interface PreviewOfferProps {
  type: TypeFacts;
  made: Link;
  onEnd: () => void;
}

/** Copies, extends or ends the link of a preview. */
function PreviewOffer({ type, made, onEnd }: PreviewOfferProps) {
  const [link, setLink] = useState(made);
  const [hours, setHours] = useState(DAY);
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const offer = useRef<HTMLDivElement>(null);
  /** Makes the link in advance: browsers allow copying only text that exists when the button is pressed. */
  async function choose(chosen: number) {
    if (isBusy) return;
    setBusy(true);
    try {
      const other = await makePreview(type, link.id, chosen);
      setLink({ ...link, ...other });
      setHours(chosen);
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  }
  async function copy() {
    if (isBusy) return;
    try {
      await navigator.clipboard.writeText(link.url);
      toastSuccess(words.linkCopied);
    } catch {
      // The clipboard is unavailable without https, so the link is shown for copying by hand.
      setShown(true);
    }
  }
  const end = () =>
    endLinks(type, link.id, () => {
      // The focused button disappears, so the focus moves to the one that made the links.
      offer.current?.parentElement?.querySelector<HTMLElement>('[data-preview]')?.focus();
      onEnd();
    });
  return (
    <div className="preview-offer" ref={offer}>
      <p aria-live="polite">{link.isBlocked ? words.previewBlocked : words.previewOpened}</p>
      {link.isBlocked && (
        <a href={link.url} target="_blank" rel="noopener noreferrer">
          {words.openPreview}
        </a>
      )}
      <NativeSelect
        label={words.linkLasts}
        size="xs"
        className="preview-lasts"
        value={String(hours)}
        onChange={(event) => void choose(Number(event.currentTarget.value))}
        data={PREVIEW_LASTS.map(([value, label]) => ({ value: String(value), label }))}
      />
      <Button variant="default" size="compact-sm" aria-disabled={isBusy} onClick={() => void copy()}>
        {words.copyLink}
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => void end()}>
        {words.endLinks}
      </Button>
      <p className="field-hint" aria-live="polite">
        {words.linkShows(formatDayAndTime(new Date(link.expiresAt)))}
      </p>
      {isShown && (
        <TextInput
          label={words.link}
          readOnly
          autoFocus
          value={link.url}
          className="preview-address"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}

async function endLinks(type: TypeFacts, id: string, onEnded: () => unknown): Promise<void> {
  try {
    await endPreviews(type, id);
    toastSuccess(words.linksEnded);
    await onEnded();
  } catch (error) {
    reportError(error);
  }
}

interface OpenPreviewsProps {
  type: TypeFacts;
  id: string;
  previews: readonly OpenPreview[];
  /** Reads the record again. */
  refresh: () => Promise<unknown>;
}

/** Names the links to previews of a record that have not ended, by who made them, and ends them all. */
export function OpenPreviews({ type, id, previews, refresh }: OpenPreviewsProps) {
  if (previews.length === 0) return null;
  return (
    <div className="open-previews">
      <p>{words.openLinks}</p>
      <ul>
        {previews.map(({ by, expiresAt }, index) => (
          // Two links of one person may end at the same moment.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no state
          <li key={index}>
            {words.openLink(by?.name ?? words.deletedAccount, formatDayAndTime(new Date(expiresAt)))}
          </li>
        ))}
      </ul>
      <Button variant="default" size="compact-sm" onClick={() => void endLinks(type, id, refresh)}>
        {words.endListedLinks}
      </Button>
    </div>
  );
}

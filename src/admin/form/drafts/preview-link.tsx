import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { messageOf } from '../../api/api-error.ts';
import { endPreviews, makePreview } from '../../api/drafts.ts';
import { toastError, toastSuccess } from '../../toast/toasts.ts';
import { words } from './words.ts';
import './drafts.css';

interface Link {
  id: string;
  url: string;
  /** The browser did not open a new tab. */
  isBlocked: boolean;
}

/**
 * The preview of a draft. The tab is opened on the click itself, because browsers block one that is opened later, and gets
 * its address once the draft is kept (requirement 19.178).
 */
export function usePreview(type: TypeFacts) {
  const [link, setLink] = useState<Link | null>(null);

  /** @param keep keeps the draft and says which record it is of */
  async function open(keep: () => Promise<string | null>): Promise<void> {
    const tab = window.open('about:blank', '_blank');
    try {
      const id = await keep();
      if (id === null) {
        tab?.close();
        return;
      }
      const url = await makePreview(type, id);
      const { pathname, search } = new URL(url, window.location.href);
      if (tab) {
        tab.opener = null;
        tab.location.replace(pathname + search);
      }
      setLink({ id, url, isBlocked: tab === null });
    } catch (error) {
      tab?.close();
      toastError(messageOf(error));
    }
  }

  return { open, offer: link && <PreviewOffer type={type} link={link} onEnd={() => setLink(null)} /> };
}

interface PreviewOfferProps {
  type: TypeFacts;
  link: Link;
  onEnd: () => void;
}

/** What can be done with the link of a preview. */
function PreviewOffer({ type, link, onEnd }: PreviewOfferProps) {
  const [isShown, setShown] = useState(false);
  const offer = useRef<HTMLDivElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link.url);
      toastSuccess(words.linkCopied);
    } catch {
      // Not every connection lets a page write to the clipboard: the person copies it.
      setShown(true);
    }
  }
  async function end() {
    try {
      await endPreviews(type, link.id);
      toastSuccess(words.linksEnded);
      // The button goes with the offer; the one that made the links stays.
      offer.current?.parentElement?.querySelector<HTMLElement>('[data-preview]')?.focus();
      onEnd();
    } catch (error) {
      toastError(messageOf(error));
    }
  }
  return (
    <div className="preview-offer" ref={offer}>
      <p aria-live="polite">{link.isBlocked ? words.previewBlocked : words.previewOpened}</p>
      {link.isBlocked && (
        <a href={link.url} target="_blank" rel="noopener noreferrer">
          {words.openPreview}
        </a>
      )}
      <Button variant="default" size="compact-sm" onClick={() => void copy()}>
        {words.copyLink}
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => void end()}>
        {words.endLinks}
      </Button>
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

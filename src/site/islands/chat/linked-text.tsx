import { linkIn } from '../../../languages/address.ts';
import { langOf } from '../../../ui/lang-of.ts';
import { namesHost, piecesOf } from '../../../ui/linked-text.ts';
import { words } from './words.ts';

interface LinkedTextProps {
  text: string;
  onFollow(): void;
}

/**
 * An assistant's text with its links. `<bdi>` isolates the writing direction of each piece, and an external link shows
 * its host.
 */
export function LinkedText({ text, onFollow }: LinkedTextProps) {
  return piecesOf(text).map((piece, at) => {
    const key = `${at} ${piece.text}`;
    if (!piece.href) return <bdi key={key}>{piece.text}</bdi>;
    return (
      <span key={key}>
        <a
          href={linkIn(words.language, piece.href)}
          rel="noopener"
          lang={langOf(piece.text) ?? 'en'}
          onClick={onFollow}
        >
          <bdi>{piece.text}</bdi>
        </a>
        {piece.host && isHidden(piece.host, piece.text) && <span className="chat-host"> ({piece.host})</span>}
      </span>
    );
  });
}

/** Whether a link leads to another site that its text does not name. */
function isHidden(host: string, text: string): boolean {
  return host !== location.host && !namesHost(text, host);
}

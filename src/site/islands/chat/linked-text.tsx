import { langOf } from '../../../ui/lang-of.ts';
import { namesHost, piecesOf } from '../../../ui/linked-text.ts';

interface LinkedTextProps {
  text: string;
  onFollow(): void;
}

/**
 * A text of the assistant with its links. Each piece keeps its direction of writing to itself, and a link that leads
 * away says where.
 */
export function LinkedText({ text, onFollow }: LinkedTextProps) {
  return piecesOf(text).map((piece, at) => {
    const key = `${at} ${piece.text}`;
    if (!piece.href) return <bdi key={key}>{piece.text}</bdi>;
    return (
      <span key={key}>
        <a href={piece.href} rel="noopener" lang={langOf(piece.text) ?? 'en'} onClick={onFollow}>
          <bdi>{piece.text}</bdi>
        </a>
        {piece.host && isNews(piece.host, piece.text) && <span className="chat-host"> ({piece.host})</span>}
      </span>
    );
  });
}

/** Whether a link leads to another site without saying so in its words. */
function isNews(host: string, words: string): boolean {
  return host !== location.host && !namesHost(words, host);
}

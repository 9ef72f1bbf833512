import { piecesOf } from '../../../ui/linked-text.ts';

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
        <a href={piece.href} rel="noopener" onClick={onFollow}>
          <bdi>{piece.text}</bdi>
        </a>
        {piece.host && piece.host !== location.host && !piece.text.includes(piece.host) && (
          <span className="chat-host"> ({piece.host})</span>
        )}
      </span>
    );
  });
}

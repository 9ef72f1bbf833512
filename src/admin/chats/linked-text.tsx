import { namesHost, piecesOf } from '../../ui/linked-text.ts';

/**
 * A text with its links, each piece keeping its direction of writing to itself. Anybody can have a conversation kept, so
 * that a link to another site names that site beside its words, and tells it nothing.
 */
export function LinkedText({ text }: { text: string }) {
  let at = 0;
  return piecesOf(text).map(({ text: words, href, host }) => {
    const key = at;
    at += words.length;
    if (href === undefined) return <bdi key={key}>{words}</bdi>;
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
        <bdi>{words}</bdi>
        {host && !namesHost(words, host) && ` (${host})`}
      </a>
    );
  });
}

import { Fragment, type ReactNode } from 'react';
import { telLink } from './contact-links.ts';

/**
 * A telephone number as it was typed, or several parted by commas or slashes, each with its link (requirement 17.130).
 * Other text has no link.
 */
export function Telephones({ typed, separators = [',', '/'] }: { typed: string; separators?: string[] }) {
  const href = telLink(typed);
  if (href) return <a href={href}>{typed}</a>;
  const [separator, ...finer] = separators;
  if (!separator) return typed;
  return typed.split(separator).map<ReactNode>((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity and never move
    <Fragment key={at}>
      {at > 0 && separator}
      <Telephones typed={part} separators={finer} />
    </Fragment>
  ));
}

import { Fragment, type ReactNode } from 'react';

interface TelephonesProps {
  typed: string;
  /** The link of one number; undefined for other text. */
  linkOf: (typed: string) => string | undefined;
  /** How the number is written on the page. */
  written?: (number: string) => string;
  separators?: string[];
}

/**
 * A telephone number as it was typed, or several parted by commas or slashes, each with its link (requirement 17.130).
 * Other text has no link.
 */
export function Telephones(props: TelephonesProps) {
  const { typed, linkOf, written = (number) => number, separators = [',', '/'] } = props;
  const href = linkOf(typed);
  if (href) return <a href={href}>{written(typed)}</a>;
  const [separator, ...finer] = separators;
  if (!separator) return written(typed);
  return typed.split(separator).map<ReactNode>((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity and never move
    <Fragment key={at}>
      {at > 0 && separator}
      <Telephones {...props} typed={part} separators={finer} />
    </Fragment>
  ));
}

import { Fragment, type ReactNode } from 'react';
import { phone } from '../content/visitor-form.ts';
import { latinDigits } from '../languages/digits.ts';

interface TelephonesProps {
  typed: string;
  /** How the number is written on the page. */
  written?: (number: string) => string;
  separators?: string[];
}

/**
 * A telephone number as it was typed, or several parted by commas or slashes, each with its link (requirement 17.130).
 * Other text has no link.
 */
export function Telephones({
  typed,
  written = (number) => number,
  separators = [',', '/'],
}: TelephonesProps) {
  const href = telLink(typed);
  if (href) return <a href={href}>{written(typed)}</a>;
  const [separator, ...finer] = separators;
  if (!separator) return written(typed);
  return typed.split(separator).map<ReactNode>((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity and never move
    <Fragment key={at}>
      {at > 0 && separator}
      <Telephones typed={part} written={written} separators={finer} />
    </Fragment>
  ));
}

/** A `tel:` link for a number as it was typed, in Devanagari digits too; undefined if it is not a number. */
export function telLink(typed: string): string | undefined {
  if (!phone.test(typed)) return undefined;
  const digits = latinDigits(typed.normalize('NFKC')).replace(/[^+\d]/g, '');
  return `tel:${digits}`;
}

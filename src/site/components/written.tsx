import type { ReactNode } from 'react';
import { usePageLanguage } from '../language.tsx';

/** A text that the college wrote, marked with its language where that is not the page's. */
export function Written({ text }: { text: string }) {
  const lang = usePageLanguage().langOf(text);
  return lang ? <span lang={lang}>{text}</span> : text;
}

/** A character for private use, which no text has. */
const PLACE = '\u{E000}';

interface FilledProps {
  /** The sentence; languages put the text in different positions, and Nepali joins what follows it. */
  say: (text: string) => string;
  text: string;
  /** How the text stands there. */
  children?: ReactNode;
}

/** A sentence with a text in an element of its own. */
export function Filled({ say, text, children = <Written text={text} /> }: FilledProps) {
  const placed = PLACE + text;
  const [before, after] = say(placed).split(placed);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

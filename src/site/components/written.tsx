import type { ReactNode } from 'react';
import { usePageLanguage } from '../language.tsx';

/** A text that the college wrote, marked with its language where that is not the page's. */
export function Written({ text }: { text: string }) {
  const lang = usePageLanguage().langOf(text);
  return lang ? <span lang={lang}>{text}</span> : text;
}

/** A character for private use, which no text has. */
const PLACE = '\u{E000}';

/**
 * A sentence with an element as placeholder, since languages put it in different positions.
 * @param props.say fills the placeholder of the sentence
 */
export function Filled({ say, children }: { say: (place: string) => string; children: ReactNode }) {
  const [before, after] = say(PLACE).split(PLACE);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { words } from '../words.ts';

let isFirstScreen = true;

/** Moves the focus to the screen's title, when the focused element has disappeared. */
export const focusTitle = () => document.getElementById('screen-title')?.focus();

interface HeadingProps {
  /** The screen's name: its heading and the document's title. */
  title: string;
  /** Actions of the whole screen, beside the heading. */
  children?: ReactNode;
}

/** The heading of a screen. It gets the focus after a navigation, so that screen readers announce it. */
export function Heading({ title, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstScreen) heading.current?.focus();
    isFirstScreen = false;
  }, []);
  useEffect(() => {
    document.title = words.documentTitle(title);
  }, [title]);
  return (
    <div className="heading">
      <h1 ref={heading} tabIndex={-1} id="screen-title">
        {title}
      </h1>
      {children}
    </div>
  );
}

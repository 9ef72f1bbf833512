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

/** Ends an address that leads to the first field of the form there. */
export const FIRST_FIELD = '#first-field';

/**
 * The heading of a screen. It gets the focus after a navigation, so that screen readers announce it, unless the address
 * asks for the form's first field.
 */
export function Heading({ title, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const field =
      window.location.hash === FIRST_FIELD &&
      document.querySelector<HTMLElement>('#screen form :is(input:not([type="file"]), textarea)');
    if (field) field.focus();
    else if (!isFirstScreen) heading.current?.focus();
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

import { type ReactNode, useEffect, useRef } from 'react';

let isFirstScreen = true;

/** Leads the focus to the name of the screen, when what had it is gone. */
export const focusTitle = () => document.getElementById('screen-title')?.focus();

interface HeadingProps {
  /** The screen's name: its heading and the document's title. */
  title: string;
  /** What can be done with the whole screen, beside the heading. */
  children?: ReactNode;
}

/** The head of a screen. Coming from another screen the focus goes to it, so that its name is read out. */
export function Heading({ title, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstScreen) heading.current?.focus();
    isFirstScreen = false;
  }, []);
  useEffect(() => {
    document.title = `${title} · Admin`;
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

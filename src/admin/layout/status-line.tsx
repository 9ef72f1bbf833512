import { type ReactNode, useId, useState } from 'react';
import { frameWords as words } from '../words.ts';
import './status-line.css';

/**
 * What a screen has to say about its state: the first child that says something, which is the most important, and the
 * others behind a button. A child that says nothing is absent or empty.
 */
export function StatusLine({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="status-line" data-open={isOpen || undefined}>
      <div className="status-line-said" id={id}>
        {children}
      </div>
      <button
        type="button"
        className="status-line-more"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.lessSaid : words.moreSaid}
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { language } from '../language.ts';
import { words } from './words.ts';

/**
 * Something that was removed or added: by strike-through and underline, not by colours alone, and in words for those who
 * hear it. Screen readers say nothing of `ins` and `del` by themselves.
 */
export function Marked({ what, children }: { what: 'removed' | 'added'; children: ReactNode }) {
  const Tag = what === 'removed' ? 'del' : 'ins';
  return (
    <Tag>
      <Spoken>{` ${words[what]}: `}</Spoken>
      {children}
      <Spoken>{words.endOf(words[what])}</Spoken>
    </Tag>
  );
}

/** For those who hear it, in the language of the back office whatever the text is written in. */
function Spoken({ children }: { children: string }) {
  return (
    <span className="visually-hidden" lang={language}>
      {children}
    </span>
  );
}

/** In words beside a picture, document or subject. */
export function Mark({ what, children }: { what: string; children: string }) {
  return (
    <span className="mark" data-what={what}>
      {children}
    </span>
  );
}

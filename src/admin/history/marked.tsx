import type { ReactNode } from 'react';
import { language } from '../language.ts';
import { words } from './words.ts';

/**
 * Marks a removal or addition by strike-through or underline, not by colour alone, and in words for screen readers,
 * which do not announce `ins` and `del`.
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

/** For screen readers, in the language of the back office, which may differ from that of the text. */
function Spoken({ children }: { children: string }) {
  return (
    <span className="visually-hidden" lang={language}>
      {children}
    </span>
  );
}

/** The mark as words beside a picture, document or subject. */
export function Mark({ what, children }: { what: string; children: string }) {
  return (
    <span className="mark" data-what={what}>
      {children}
    </span>
  );
}

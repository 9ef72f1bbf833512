import type { PageFrame } from './view-models.ts';

/** Props of pages that replace another one and say why. */

export interface NotFoundPageProps {
  frame: PageFrame;
}

export interface EndedPageProps {
  frame: PageFrame;
  /** The noun for the record, such as 'notice'. */
  noun: string;
  /** When it was taken down, an instant. */
  endedAt: string;
  /** The list of its type, with its name; null without one. */
  list: { label: string; href: string } | null;
}

export interface SorryPageProps {
  frame: PageFrame;
  /** Tells the visitor what happened and what to do. */
  message: string;
}

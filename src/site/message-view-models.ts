import type { PageFrame } from './view-models.ts';

/** Props of the pages that stand in place of another one and say why. */

export interface NotFoundPageProps {
  frame: PageFrame;
}

export interface EndedPageProps {
  frame: PageFrame;
  /** What it was, as 'notice'. */
  noun: string;
  /** When it was taken down, an instant. */
  endedAt: string;
  /** The list on which others stand, with its name; null without one. */
  list: { label: string; href: string } | null;
}

export interface SorryPageProps {
  frame: PageFrame;
  /** Tells the visitor what happened and what to do. */
  message: string;
}

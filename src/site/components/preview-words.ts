import type { PreviewView } from '../view-models.ts';

const shown: Record<PreviewView['of'], string> = {
  draft: 'Preview of a draft, not public.',
  version: 'not what is public.',
  live: 'Preview without a draft: this is public now.',
  'taken-down': 'Preview of what was taken down, not public.',
};

const changed = (at: string) => `Changed ${at}.`;

/** Sentences of the bar above a preview. Times are such as '24 November 2026, 10:42 am'. */
export const previewWords = {
  label: 'Preview',
  shown: (of: PreviewView['of'], n: number | null) =>
    of === 'version' ? `Preview of version ${n}, ${shown.version}` : shown[of],
  changed: {
    draft: changed,
    live: changed,
    'taken-down': changed,
    version: (at: string) => `Saved ${at}.`,
  } satisfies Record<PreviewView['of'], (at: string) => string>,
  published: (at: string) => `It appears by itself on ${at}.`,
  expires: (at: string) => `This link works until ${at}.`,
  elsewhere: { own: 'On its own page', list: 'On the list', home: 'On the home page' },
};

/** Sentences of the bar above a preview. Times are such as '24 November 2026, 10:42 am'. */
export const previewWords = {
  label: 'Preview',
  shown: {
    draft: 'Preview of a draft, not public.',
    live: 'Preview without a draft: this is public now.',
    'taken-down': 'Preview of what was taken down, not public.',
  },
  version: (number: string) => `Preview of version ${number}, not what is public.`,
  changed: (at: string) => `Changed ${at}.`,
  /** For the preview of a version. */
  saved: (at: string) => `Saved ${at}.`,
  published: (at: string) => `It appears by itself on ${at}.`,
  expires: (at: string) => `This link works until ${at}.`,
  notAmongFirst: (count: string) => `Visitors see only the first ${count} here, and this is not one of them.`,
  elsewhere: { own: 'On its own page', list: 'On the list', home: 'On the home page' },
};

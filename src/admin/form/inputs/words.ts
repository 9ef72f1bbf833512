export const subjectWords = {
  code: 'Code',
  name: 'Name',
  credits: 'Credits',
  add: 'Add subject',
  remove: 'Remove',
  nth: (place: number) => `Subject ${place}`,
  inOneLine: ({ code, name, credits }: { code: string; name: string; credits: string }) =>
    [code, name, credits && `${credits} credits`].filter(Boolean).join(' · '),
};

export const dayWords = {
  shownInstead: 'The day on which it was added. Choose another one if the site should show that.',
};

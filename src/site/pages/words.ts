/** Sentences of single pages. */

/** A student's programme, semester and subjects, on the dashboard. */
export const studiesWords = {
  heading: 'Your studies',
  programme: 'Programme',
  semester: 'Semester',
  subjects: 'Subjects of this semester',
  code: 'Code',
  subject: 'Subject',
  credits: 'Credits',
  /** Shown if the account has no programme. */
  none: 'Your programme is not entered yet. The college office does it for you.',
  failed: 'Your programme could not be loaded. Load this page again to see it.',
  ended: 'Your session has ended.',
  signIn: 'Sign in again',
};

/** The page of a record that was taken down by its date. */
export const endedWords = {
  heading: (noun: string) => `This ${noun} has ended`,
  /** Precedes the day. */
  endedOn: (noun: string) => `This ${noun} ended on`,
  notShown: ' and is not shown any more.',
  toList: (label: string) => `Go to ${label}`,
};

/** The page at the link of a preview that has ended. */
export const previewEndedWords = {
  heading: 'This preview has ended',
  text:
    'The link was made for a limited time, or was ended by the college. Whoever sent it to you can make a new one. What is ' +
    'public stands on the site.',
};

/** The pages in place of one that cannot be shown. */
export const errorWords = {
  notFound: 'Page Not Found',
  notFoundAdvice:
    'The address may have been mistyped, or what stood here was taken down. These pages are where most people were going:',
  goToDashboard: 'Go to the dashboard',
  sorry: 'Something went wrong',
};

/** Sentences of the pages. */

/** A student's programme, semester and subjects, on the dashboard. */
export const studiesWords = {
  heading: 'Your studies',
  programme: 'Programme',
  semester: 'Semester',
  subjects: 'Subjects of this semester',
  code: 'Code',
  subject: 'Subject',
  credits: 'Credits',
  /** Without a programme in the account. */
  none: 'Your programme is not entered yet. The college office does it for you.',
  failed: 'Your programme could not be loaded. Load this page again to see it.',
  ended: 'Your session has ended.',
  signIn: 'Sign in again',
};

/** The semesters on a programme's page. */
export const courseWords = {
  structure: 'Course structure',
  /** Where no subjects are known. */
  semesters: 'Semesters',
  code: 'Code',
  subject: 'Subject',
  credits: 'Credits',
  total: (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`),
};

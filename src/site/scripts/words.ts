import type { Language } from '../../languages/language.ts';

/** Sentences that several scripts show. */
export const words = {
  /** The language in which scripts request error messages. */
  language: 'en' as Language,
  /** Shown for a call without a response (requirement 8.2). */
  unreachable: 'The server cannot be reached. Check the connection and try again.',
  /** Shown for a response without a message. */
  failed: (status: number) => `The server answered with an error (${status}). Please try again.`,
  notifications: 'Notifications',
  close: 'Close',
};

export const loginWords = {
  /** The role in which a person signed in. */
  roles: { admin: 'admin', student: 'student', teacher: 'teacher' },
  success: 'Login Successfully',
};

/** Sentences that depend on the visitor. */
export const visitWords = {
  staffLine: 'That page is for staff. ',
  staffSignIn: 'Staff sign-in',
  /** In a kept copy of a page, in place of the sentence that there is no connection. */
  connected: 'There is a connection again.',
};

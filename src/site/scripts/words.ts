import type { Language } from '../../languages/language.ts';

/** Sentences that several scripts show. */
export const words = {
  /** In which the scripts ask the server for its words. */
  language: 'en' as Language,
  /** For a call without a response (requirement 8.2). */
  unreachable: 'The server cannot be reached. Check the connection and try again.',
  /** For a response that says nothing itself. */
  failed: (status: number) => `The server answered with an error (${status}). Please try again.`,
  notifications: 'Notifications',
  close: 'Close',
};

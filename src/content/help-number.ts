import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';

/** The header of every refused request with its id, which the log names too (requirement 18.65). */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Shown with errors of the server. @param id of the request */
export const helpNumber = (id: string, language: Language = DEFAULT_LANGUAGE) =>
  language === 'ne' ? `सहयोग माग्दा यो नम्बर दिनुहोस्: ${id}।` : `If you ask for help, give this number: ${id}.`;

/** The message of a failed call, with the request's number where the server is at fault. */
export const messageWithNumber = (
  message: string,
  status: number,
  id: string | null,
  language: Language = DEFAULT_LANGUAGE,
) => (status >= 500 && id ? `${message} ${helpNumber(id, language)}` : message);

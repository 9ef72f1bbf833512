/** Error messages about queries and bodies, by parameter name. */
export const words = {
  hasToBe: (name: string, expected: string) => `${name} has to be ${expected}.`,
  /** The expected values of query parameters. */
  queries: {
    text: 'a text, given once',
    /** @param max number of characters */
    shortText: (max: string) => `a text of 1 to ${max} characters, given once`,
    wholeNumber: (max: string) => `a whole number from 1 to ${max}, given once`,
    day: 'a day such as 2026-11-21, given once',
    choice: (choices: string) => `one of ${choices}, given once`,
    flag: 'true or false',
  },
  /** The expected values in bodies. */
  bodies: {
    flag: 'true or false',
    choice: (choices: string) => `one of ${choices}`,
    wholeNumber: (max: string) => `a whole number from 1 to ${max}`,
    index: 'a whole number from 0',
    instant: 'a day and time with its zone, such as 2027-01-31T10:00:00+05:45',
    record: 'the id of a record',
    anotherRecord: 'the id of another record, or empty',
    newOrder: 'the list of the ids of all records in their new order',
    upOrDown: 'up or down',
    picture: 'the path of a picture',
    type: 'the name of a content type',
    /** @param max number of records */
    seenRecords: (max: string) => `a list of 1 to ${max} objects, each with id and etag`,
    laterDay: 'the day of from or a later one',
    fieldNames: 'a list of names of fields',
    draft: 'an object with the fields of the draft',
    base: 'the version of what is live',
  },
  untilWhen: 'until says until when they are pinned.',
  /** @param max number of characters */
  note: (max: string) => `The note has to be a text of at most ${max} characters.`,
  /** @param max number of characters */
  badKey: (max: string) => `The Idempotency-Key has to be 1 to ${max} visible characters.`,
  noImage: 'Choose an image first.',
  oneImage: 'One image at a time.',
  noPdf: 'Choose a PDF first.',
  whichStudent: 'Say which student: the address ends with the id, as in /api/student/details/{id}.',
};

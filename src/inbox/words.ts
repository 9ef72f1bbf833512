/** Why a visitor's form, or what staff do with it, is refused. */
export const words = {
  badId: 'The form was sent with an id that is none. Load the page again and send it once more.',
  sentAlready: 'This form was sent already. Load the page again.',
  flag: (name: string) => `${name} has to be true or false.`,
};

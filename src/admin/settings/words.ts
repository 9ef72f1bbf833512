/** Sentences of the settings. */
export const words = {
  othersSaved: 'Everything else is saved.',
};

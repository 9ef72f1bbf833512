/** The dialog in which one chooses a value for each field that two people, or two windows of one person, have changed. */
export const words = {
  title: 'Which text should stay?',
  saved: (name: string | null, time: string, ago: string) =>
    `${name ?? 'Somebody else'} saved it on ${time} (${ago}), after you opened it. Nothing of theirs was overwritten.`,
  savedByYou: (time: string, ago: string) =>
    `You, in another window, saved it on ${time} (${ago}), after you opened it here. Nothing of that was overwritten.`,
  savedUnknown: 'It was saved by somebody else since you opened it. Nothing of theirs was overwritten.',
  draftChanged: (name: string | null) =>
    `${name ?? 'Somebody else'} has changed this draft since you opened it. Nothing was overwritten.`,
  draftChangedByYou: 'You have changed this draft in another window. Nothing was overwritten.',
  /** @param fields their labels */
  merged: (fields: string) => `Both changes are kept; from the other one: ${fields}.`,
  liveChanged:
    'What visitors see has changed since this draft was begun. Nothing was published yet. Choose what the draft should say.',
  before: 'Before',
  mine: 'Mine',
  theirs: 'Theirs',
  stored: 'Stored',
  live: 'What visitors see',
  onlyTheirs: 'Changed only by them, and kept:',
  nothingTwice: 'You have changed different fields. Both changes are kept.',
  use: 'Use what I chose',
  keepEditing: 'Keep editing',
  end: '.',
};

/** The dialog about two changes of one record, by two people or in two windows of one person. */
export const byOther = {
  title: 'Somebody else has changed this',
  saved: (name: string | null, time: string, ago: string) =>
    `${name ?? 'Somebody else'} saved it on ${time} (${ago}), after you opened it. Nothing of theirs was overwritten.`,
  savedUnknown: 'It was saved by somebody else since you opened it. Nothing of theirs was overwritten.',
  mine: 'Yours',
  theirs: 'Stored',
  onlyTheirs: 'Changed only by them, and kept whatever you answer:',
  takeTheirs: 'Take theirs',
  overwrite: 'Overwrite with mine',
};

export const byOneself: typeof byOther = {
  title: 'You have changed this in another window',
  saved: (_name, time, ago) =>
    `You, in another window, saved it on ${time} (${ago}), after you opened it here. Nothing of that was overwritten.`,
  savedUnknown: '',
  mine: 'In this window',
  theirs: 'Stored',
  onlyTheirs: 'Changed only in the other window, and kept whatever you answer:',
  takeTheirs: 'Take what is stored',
  overwrite: 'Overwrite with this window’s',
};

export const common = {
  end: '.',
  same: 'What you have written is what is stored by now.',
  keepEditing: 'Keep editing',
};

/** The dialog in which one chooses a value for each field. */
export const choice = {
  title: 'Which text should stay?',
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
  live: 'What visitors see',
  onlyTheirs: 'Changed only by them, and kept:',
  nothingTwice: 'You have changed different fields. Both changes are kept.',
  use: 'Use what I chose',
  keepEditing: 'Keep editing',
};

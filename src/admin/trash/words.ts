import { type BulkChoiceWords, counted } from '../list/words.ts';

export const words = {
  noun: 'record',
  kind: 'Kind',
  allKinds: 'All kinds',
  recordTitle: 'Title',
  empty: 'What is deleted lies here for 30 days and can be put back.',
  deleted: 'deleted',
  by: (name: string) => `by ${name}`,
  keptUntil: 'Kept until',
  was: { live: 'Was live', draft: 'Was a draft', ended: 'Had ended' },
  putBack: 'Put back',
  open: (title: string) => `Open ‘${title}’`,
  erase: 'Delete for good',
  eraseQuestion: 'Delete this for good?',
  eraseExplains: 'will be gone with its history and its pictures, and cannot be brought back.',
  erased: 'Deleted for good',
  emptyIt: 'Empty the trash',
  emptyQuestion: (count: number) => `Empty the trash of ${counted(count, 'record')}?`,
  emptyExplains: 'They will be gone with their history and their pictures, and cannot be brought back.',
  emptied: 'The trash is empty',
  unreadable: 'The trash could not be read. Please try again.',
};

export const putBackWords = {
  label: words.putBack,
  question: (count, noun) => `Put back ${counted(count, noun)}?`,
  explains: 'What was live is shown to visitors again at once, at its former address.',
  done: (count, noun) => `${counted(count, noun)} put back`,
} as const satisfies BulkChoiceWords;

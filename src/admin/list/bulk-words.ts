import { counted } from './words.ts';

export const bulkWords = {
  select: (title: string) => `Select ‘${title}’`,
  all: 'Select all on this page',
  chosen: (count: number) => `${count} selected`,
  noneChosen: 'Nothing selected',
  bar: 'Change what is selected',
  none: 'Select none',
  cancel: 'Cancel',
  close: 'Close',
  until: 'Until (day and time in Kathmandu)',
  endPin: 'Unpin',
  refused: (count: number) =>
    count === 1
      ? 'This one was not changed and stays selected:'
      : 'These were not changed and stay selected:',
};

/** The sentences of each action on several records. */
export interface BulkChoiceWords {
  /** On the bar. */
  label: string;
  /** Begins with the count, so that a wrong selection is noticed. */
  question: (count: number, noun: string) => string;
  explains: string;
  /** On the button that does it. */
  confirm: string;
  done: (count: number, noun: string) => string;
}

export const bulkChoiceWords = {
  publish: {
    label: 'Publish',
    question: (count, noun) => `Publish ${counted(count, noun)}?`,
    explains: 'Their drafts are shown to visitors at once. What is live without a draft stays as it is.',
    confirm: 'Publish',
    done: (count, noun) => `${counted(count, noun)} published`,
  },
  unpublish: {
    label: 'Take down',
    question: (count, noun) => `Take down ${counted(count, noun)}?`,
    explains: 'They are gone for visitors at once and stay here as drafts.',
    confirm: 'Take down',
    done: (count, noun) => `${counted(count, noun)} taken down`,
  },
  pin: {
    label: 'Pin to the top until…',
    question: (count, noun) => `Pin ${counted(count, noun)} to the top?`,
    explains: 'On public pages they come before all others until then.',
    confirm: 'Pin',
    done: (count, noun) => `${counted(count, noun)} changed`,
  },
  trash: {
    label: 'Delete',
    question: (count, noun) => `Delete ${counted(count, noun)}?`,
    explains:
      'They are gone for visitors at once. They lie in the Trash for 30 days, from where they can be put back.',
    confirm: 'Delete',
    done: (count, noun) => `${counted(count, noun)} deleted`,
  },
} as const satisfies Record<string, BulkChoiceWords>;

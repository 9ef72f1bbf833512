/** Sentences above a kept copy, which the service worker inserts; the script of a visit replaces what is bold. */
export const keptCopyWords = {
  /** @param when the page was like this */
  madeAt: (when: string) => `<b>There is no connection.</b> What you see is from ${when}.`,
  again: 'Try again',
};

/** The page in place of one that is not kept. */
export const offlinePageWords = {
  title: 'No connection',
  heading: 'There is no connection',
  advice: 'This page is not kept on this device.',
  call: 'The college answers by telephone: ',
  kept: 'Pages that are kept on this device',
};

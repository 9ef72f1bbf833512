/** What only the open palette says. */
export const words = {
  placeholder: 'A screen, a title, a name, a phone number, a reference…',
  found: 'Found',
  looking: 'Looking…',
  count: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  nothing: (typed: string) => `Nothing found with ‘${typed}’. Fewer letters or digits may find it.`,
  within: (title: string, of: string) => `${title} · ${of}`,
  all: (label: string, q: string) => `All ${label} with ‘${q}’`,
  failed: 'The records could not be looked through. Please try again.',
  screens: 'Screens',
  actions: 'Do',
  choose: 'choose',
  open: 'open',
  close: 'close',
  addRedirect: 'Add redirect',
  addAccount: 'Add account',
};

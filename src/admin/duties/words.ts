/** Sentences about missing duties. */
export const words = {
  heading: 'Not among your duties',
  or: ' or ',
  /** @param duties their labels in quotation marks */
  needed: (duties: string) =>
    `This screen is for administrators with the duty ${duties}, which your account does not have. If you need it, ask an administrator who looks after accounts.`,
  wayOut: 'Go to the dashboard',
  /** @param actions begins with a capital letter */
  whoElseMay: (actions: string, duty: string) =>
    `${actions}, one needs the duty ${duty}, which your account does not have.`,
  readOnly: (what: string, duty: string) =>
    `You can read ${what} here. Changes need the duty ${duty}, which your account does not have.`,
};

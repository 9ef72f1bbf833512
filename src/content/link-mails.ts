/** Kinds of mails that carry a link to set a password by. What they say is erased once they are sent or given up. */
export const LINK_MAILS = ['password-link', 'invitation'] as const;
export type LinkMail = (typeof LINK_MAILS)[number];

export const carriesLink = (kind: string): boolean => LINK_MAILS.some((one) => one === kind);

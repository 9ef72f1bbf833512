/** The three kinds of account. */
export const ROLES = ['admin', 'student', 'teacher'] as const;
export type Role = (typeof ROLES)[number];

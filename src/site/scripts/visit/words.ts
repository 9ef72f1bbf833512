/** Sentences that the script of a visit shows. */
export const words = {
  staffLine: 'That page is for staff. ',
  staffSignIn: 'Staff sign-in',
};

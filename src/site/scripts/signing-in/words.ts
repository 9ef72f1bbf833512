/** Sentences that the script of signing in shows. */
export const words = {
  success: 'Login Successfully',
};

/** Sentences that the script of the login shows. */
export const loginWords = {
  success: 'Login Successfully',
  /** What a person signed in as. */
  roles: { admin: 'admin', student: 'student', teacher: 'teacher' },
};

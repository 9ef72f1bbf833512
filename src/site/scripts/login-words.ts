/** Sentences that the script of the login shows. */
export const loginWords = {
  /** What a person signed in as. */
  roles: { admin: 'admin', student: 'student', teacher: 'teacher' },
};

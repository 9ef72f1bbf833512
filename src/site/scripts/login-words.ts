/** Sentences that the script of the login shows. */
export const loginWords = {
  /** The role in which a person signed in. */
  roles: { admin: 'admin', student: 'student', teacher: 'teacher' },
};

/** Sentences of the page Privacy. */
export const privacyWords = {
  heading: 'Privacy',
  description: (college: string) =>
    `What the website of ${college} keeps about those who use it, why, for how long, and who sees it.`,
  summary: 'What this website keeps about you, why, for how long, and who sees it.',
  labels: { what: 'What', why: 'Why', until: 'How long', who: 'Who sees it' },
  aYear: 'a year',
  years: (years: string) => `${years} years`,
  days: (days: string) => `${days} days`,
  endless: 'Until the office deletes it.',
  kept: (period: string) => `For ${period}.`,
  apply: {
    heading: 'When you apply',
    what: (fields: string) => `What you fill in (${fields}), when you sent it, and in which language.`,
    why: 'To decide on your application and to answer you.',
    until: 'Until the office deletes it. No application disappears by itself.',
    who: 'Staff who look after admissions.',
  },
  contact: {
    heading: 'When you write to us',
    why: 'To answer you.',
    until: (period: string) => `For ${period}, then it is deleted with the mails about it.`,
    who: 'Staff of the college’s office.',
  },
  chat: {
    heading: 'When you ask the assistant',
    what:
      'Your questions and the answers. A visit has a random number; your name and network address are not kept. ' +
      'Please write no names or telephone numbers into a question.',
    outside: 'Your questions are also sent to a service outside this website, which words the answers.',
    why: 'To see what visitors ask, and what the website should say better.',
    until: (period: string) => `For ${period} after your last question.`,
    untilUnanswered: (period: string) =>
      `A question that nothing answered stays on a list for ${period} after it was asked last.`,
    unansweredEndless: 'A question that nothing answered stays on a list until the office takes it off.',
    who: 'Staff of the college’s office.',
  },
  mail: {
    heading: 'When we send you a mail',
    what: 'The mail, with your address.',
    why: 'To confirm what you sent, and to see whether the mail arrived.',
    until: (period: string) =>
      `For ${period} after it was sent. If what it is about is deleted earlier, so is the mail.`,
    who: 'Staff who may see what it is about.',
  },
  spam: {
    heading: 'What looks like spam',
    what: 'Messages and applications that a check by the program took for spam, as they were sent.',
    why: 'So that staff can find what was taken for spam by mistake.',
    until: (period: string) =>
      `For ${period}. An application is not deleted before somebody of the staff has looked at it.`,
    who: 'The same staff as of other messages and applications.',
  },
  account: {
    heading: 'If you have an account here',
    what:
      'Your name, email address and role, and as a student your programme and semester. Your password only in a form ' +
      'from which nobody can read it, and for the second step what your app or passkey is checked with. Where you are signed in: browser and time. Of sign-ins and of changes that staff ' +
      'make, who did what and when, and of sign-ins the browser and part of the network address.',
    why: 'To let you in, to keep others out, and to see later who changed what.',
    until: (hours: string, days: string) =>
      `The account until it is deleted. A sign-in ends after ${hours} hours without use, and after ${days} days at the latest.`,
    cookie: (period: string) =>
      `A cookie, set when you sign in, lets the website know your browser again for ${period}.`,
    trail: (period: string) => `The record of sign-ins and changes: ${period}.`,
    trailEndless: 'The record of sign-ins and changes has no end.',
    who: 'Administrators who look after accounts. You see your own sign-ins yourself.',
  },
  visit: {
    heading: 'When you only read',
    what:
      'Nothing about you: no cookie, no profile, nothing loaded from other companies. Your network address is used to ' +
      'send you the page and, made unreadable, to limit how often something may be sent; the website’s log does not ' +
      'contain it. Addresses that are no page are counted, without anything about who asked.',
    device:
      'Your own device keeps pages that you have read, to show them without a connection, and what you typed into a ' +
      'form until it is sent. You delete both with the data of this website in your browser.',
  },
  where: {
    heading: 'Where it is kept',
    text:
      'In the database and the file store of this website, which the college runs or has run for it. Backups are ' +
      'copies: what is deleted here stays in older backups until these are deleted.',
  },
  ask: {
    heading: 'Have it shown, corrected or deleted',
    text:
      'Tell the office your name, how you reached us, and the reference if you kept it. You are told what we have; it is ' +
      'corrected, or deleted with the mails about it.',
    form: 'Write to the office',
  },
};

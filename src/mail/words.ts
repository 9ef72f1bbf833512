/** Sentences of mails. They contain names and addresses of people as given. */
export const words = {
  greeting: 'Namaste,',
  greetingTo: (name: string) => `Namaste ${name},`,
  /** @param time day and time by Nepal’s clock */
  byNepalsClock: (time: string) => `${time} (Nepal time)`,
  labelled: (label: string, value: string) => `${label}: ${value}`,
  quoted: (title: string) => `'${title}'`,
  labels: {
    reference: 'Reference',
    program: 'Program',
    received: 'Received',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    sent: 'Sent',
  },
  acknowledgement: {
    subject: (reference: string) => `We have your application, ${reference}`,
    thanks: (college: string) =>
      `thank you for applying to ${college}. Your application has reached us safely.`,
    /** @param day of the answer */
    next: (day: string) =>
      `What happens next: our office reads it and answers you by ${day}. You need not do anything until then. Keep the reference; with it we find your application at once.`,
    /** @param reach telephone and address */
    questions: (reach: string) => `If you have a question in the meantime: ${reach}.`,
    or: ' or ',
    regards: 'With warm regards,',
    notYou:
      'You did not apply? Then somebody has given us your address by mistake. You can ignore this mail.',
  },
  notification: {
    message: 'message',
    subject: (noun: string, reference: string, title: string) => `New ${noun} ${reference}: ${title}`,
    arrived: (noun: string, reference: string) => `A new ${noun} has arrived, ${reference}.`,
    wrote: 'What they wrote:',
    read: (address: string) => `Read it whole, and answer: ${address}`,
    reply: 'A reply to this mail goes to the address that they gave.',
  },
  stopped: {
    subject: (title: string) => `Not published by itself any more: ${title}`,
    overtaken: 'Meanwhile somebody has changed what visitors see.',
    /** @param title in quotation marks @param reason a sentence or two */
    body: (title: string, reason: string) =>
      `the draft of ${title} was to appear by itself. ${reason} So it was not published. Nothing of it is lost.`,
    compare: (address: string) => `Compare the two, then publish or schedule it again: ${address}`,
    open: (address: string) => `Open it, publish or schedule it again: ${address}`,
  },
  overdue: {
    subjects: {
      publish: (title: string) => `Did not appear by itself: ${title}`,
      expire: (title: string) => `Was not taken down by itself: ${title}`,
      unpin: (title: string) => `Still pinned: ${title}`,
    },
    /** By the kind of change: a title in quotation marks, the time, and the reason of the failure. */
    bodies: {
      publish: (title: string, time: string, reason: string) =>
        `${title} was to appear ${time}, and that could not be done. ${reason}`,
      expire: (title: string, time: string, reason: string) =>
        `${title} was to be taken down ${time}, and that could not be done. ${reason}`,
      unpin: (title: string, time: string, reason: string) =>
        `${title} was to be pinned until ${time}, and is still pinned. ${reason}`,
    },
    look: (address: string) =>
      `The dashboard names it until it is done. To look at it, or to change its dates: ${address}`,
  },
  /** About what somebody has scheduled who may no longer publish. */
  unattended: {
    subject: (name: string) => `Still scheduled by ${name}, who may no longer publish`,
    body: (name: string) => `${name} may no longer publish, and has set what is still to happen by itself:`,
    /** A title in quotation marks, and the time. */
    lines: {
      publish: (title: string, time: string) => `${title} is to appear ${time}.`,
      expire: (title: string, time: string) => `${title} is to be taken down ${time}.`,
      unpin: (title: string, time: string) => `${title} is pinned until ${time}.`,
    },
    look: (address: string) =>
      `The dashboard names it until a publisher has set it again or cleared it: ${address}`,
  },
  newBrowser: {
    subject: (college: string) => `A new sign-in to your account at ${college}`,
    body: (college: string) =>
      `somebody has signed in to your account at ${college} with a browser that was not used for it before.`,
    when: 'When',
    browser: 'Browser',
    unknown: 'not known',
    network: 'Network',
    yours: 'It was you? Then there is nothing to do.',
    /** @param address of the dashboard */
    notYours: (address: string) =>
      `It was not you? Change your password at once, behind your name: ${address}. That signs out everybody else. If you cannot sign in any more, call whoever looks after accounts.`,
  },
  test: {
    subject: (college: string) => `A test mail from ${college}`,
    body: (college: string) =>
      `this mail was sent from the back office of ${college}, to see whether mail works. It does.`,
    asked: (time: string) => `Asked for: ${time}`,
  },
};

/** Why a mail is not sent again, or not tested. */
export const refusalWords = {
  noMail: 'No mail is set up. Set SMTP_URL, and start the site again.',
  sentAlready: 'This mail was sent already.',
  isBeingSent: 'This mail is being sent just now.',
  to: 'To has to look like name@example.org.',
};

/** Reasons why a mail was not sent, or not yet. @param answer the mail server's words */
export const troubleWords = {
  givenUp: (attempts: string, reason: string) => `Given up after ${attempts} attempts. ${reason}`,
  inDoubt:
    'The connection was lost after the mail was handed over. It may have arrived, so it is not sent again by itself.',
  refused: (answer: string) => `The mail server refused it: ${answer}`,
  putOff: (answer: string) => `The mail server put it off: ${answer}`,
  noAddress: 'The address is none that a mail can be sent to.',
  lost: 'The connection to the mail server was lost before the mail was handed over.',
  notFound: 'The mail server that SMTP_URL names was not found.',
  noAnswer: 'The mail server did not answer in time.',
  notSafe: 'No safe connection to the mail server could be made.',
  /** @param why a code of the system */
  certificate: (why: string) =>
    `The mail server’s certificate is not trusted (${why}). For a relay of your own: add ?tls.rejectUnauthorized=false to SMTP_URL, or name its certificate in NODE_EXTRA_CA_CERTS.`,
  notLetIn: (answer: string) =>
    `The mail server does not accept the user and password of SMTP_URL: ${answer}`,
  turnedAway: (answer: string) => `The mail server turned us away: ${answer}`,
  /** @param why a code of the system, or `noConnection` */
  unreachable: (why: string) => `The mail server could not be reached (${why}).`,
  noConnection: 'no connection',
  noForm: 'It cannot be put into the form of a mail.',
  heldBack: 'Restored from a backup: it may have been sent already. Send it again if it was not.',
};

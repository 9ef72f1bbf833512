import { joined } from '../../languages/joined.ts';
import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** When one may apply. */
const english = {
  heading: 'When to apply',
  programme: 'Programme',
  intake: 'Intake',
  state: 'Applications',
  test: 'Entrance test',
  classes: 'Classes begin',
  opensOn: 'applications open',
  closesOn: 'last day to apply',
  open: (until: string) => `Open until ${until}`,
  closed: (since: string) => `Closed since ${since}`,
  closedAndComing: (since: string, opens: string) =>
    `Closed since ${since}; the next intake opens on ${opens}`,
  coming: (opens: string) => `Opens on ${opens}`,
  /** What applying means where nothing is open. */
  late: 'You may still send an application; the office tells you whether there is a place.',
};

const nepali: Words<typeof english> = {
  heading: 'निवेदन कहिले दिने',
  programme: 'कोर्स',
  intake: 'भर्ना',
  state: 'निवेदन',
  test: 'प्रवेश परीक्षा',
  classes: 'कक्षा सुरु',
  opensOn: 'निवेदन खुल्ने दिन',
  closesOn: 'निवेदनको अन्तिम दिन',
  open: (until) => `${joined(until, 'सम्म')} खुला`,
  closed: (since) => `${joined(since, 'देखि')} बन्द`,
  closedAndComing: (since, opens) => `${joined(since, 'देखि')} बन्द; अर्को भर्ना ${joined(opens, 'मा')} खुल्छ`,
  coming: (opens) => `${joined(opens, 'मा')} खुल्छ`,
  late: 'अझै निवेदन दिन मिल्छ; सिट बाँकी छ कि छैन कार्यालय भन्छ।',
};

export const intakeWords: InEach<typeof english> = { en: english, ne: nepali };

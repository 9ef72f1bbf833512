import * as z from 'zod';
import { digitsIn, latinDigits } from '../languages/digits.ts';
import type { InEach, Language } from '../languages/language.ts';
import { tidyLine, withoutMarks } from '../languages/marks.ts';
import { lineOfText, plainText } from '../schema/fields/plain-text.ts';
import { idOf } from '../schema/picture-names.ts';
import { completeAddress } from '../schema/web-address.ts';
import { BOXES, type CollegePicture, NETWORKS } from './college.ts';
import type { CollegeFieldName } from './college-fields.ts';
import * as ne from './college-words.ne.ts';
import * as en from './college-words.ts';
import { contentTypes } from './index.ts';
import { RETENTION, RETENTION_FIELDS, type RetentionField } from './retention.ts';

const MAX_URL_LENGTH = 2000;
const MAX_EXTENSIONS = 10;
const MAX_LINES = 10;
const MAX_COUNT = 1_000_000;

interface Said {
  collegeLabels: Readonly<Record<CollegeFieldName, string>>;
  wrong: typeof en.wrong;
}
const words: InEach<Said> = { en, ne };

/** The schema of each setting, with error messages in one language. */
export function schemasIn(language: Language) {
  const { collegeLabels: labels, wrong } = words[language];

  const line = (name: CollegeFieldName, max: number, required = false) =>
    lineOfText(labels[name], { max, required, language }).refine(
      (text) => !/[\p{Cc}\u2028\u2029]/u.test(text),
      { error: wrong.lines(labels[name]) },
    );

  /** Several values of at most `max` characters, one per line. */
  const lines = (name: CollegeFieldName, max: number) =>
    plainText(labels[name], { max: (max + 1) * MAX_LINES, required: false, language }).overwrite((text) =>
      text.split(/\r?\n/).map(tidyLine).filter(Boolean).join('\n'),
    );

  /**
   * An http or https URL, completed where it begins with its host, or empty. Other schemes could run scripts on every
   * page.
   */
  const webAddress = (name: CollegeFieldName) =>
    line(name, MAX_URL_LENGTH)
      .overwrite(completeAddress)
      .refine((text) => text === '' || isWebAddress(text), { error: wrong.webAddress(labels[name]) });

  /** A whole number; forms send it as digits. */
  const wholeNumber = (name: CollegeFieldName, least: number, most: number) => {
    const error = wrong.number(labels[name], digitsIn(language, least), digitsIn(language, most));
    return z.preprocess(
      (sent) =>
        typeof sent === 'string' && /^[\d०-९]{1,9}$/.test(tidyLine(sent))
          ? Number(latinDigits(tidyLine(sent)))
          : sent,
      z.int({ error }).min(least, { error }).max(most, { error }),
    );
  };

  /** The path of a stored picture; null or empty for none. */
  const picture = (name: CollegePicture) =>
    z.preprocess(
      (sent) => (sent === '' ? null : sent),
      z.union(
        [z.null(), z.string().refine((path) => idOf(path) !== null, { error: wrong.picture(labels[name]) })],
        {
          error: wrong.picture(labels[name]),
        },
      ),
    );

  /** A number of days; null or empty for ever, where that is possible. */
  const period = (name: RetentionField) => {
    const { least, most, isEndless } = RETENTION[name];
    if (!isEndless) return wholeNumber(name, least, most);
    return orEmpty(
      wholeNumber(name, least, most),
      wrong.period(labels[name], digitsIn(language, least), digitsIn(language, most)),
    );
  };

  return {
    name: line('name', 200, true),
    name_ne: line('name_ne', 200),
    motto: line('motto', 300),
    motto_ne: line('motto_ne', 300),
    university: line('university', 200),
    university_ne: line('university_ne', 200),
    phone: line('phone', 50)
      .overwrite(latinDigits)
      .refine((text) => text === '' || PHONE.test(text), { error: wrong.phone(labels.phone) }),
    extensions: line('extensions', 100)
      .overwrite((text) => split(text).join(', '))
      .refine((text) => text === '' || isListOf(text.split(', '), /^\d{1,6}$/, MAX_EXTENSIONS), {
        error: wrong.extensions(labels.extensions, digitsIn(language, MAX_EXTENSIONS)),
      }),
    morePhones: lines('morePhones', 50)
      .overwrite(latinDigits)
      .refine((text) => text === '' || isListOf(text.split('\n'), PHONE, MAX_LINES), {
        error: wrong.morePhones(labels.morePhones, digitsIn(language, MAX_LINES)),
      }),
    email: line('email', 200).refine((text) => text === '' || EMAIL.test(text), {
      error: wrong.email(labels.email),
    }),
    moreEmails: lines('moreEmails', 200).refine(
      (text) => text === '' || isListOf(text.split('\n'), EMAIL, MAX_LINES),
      { error: wrong.moreEmails(labels.moreEmails, digitsIn(language, MAX_LINES)) },
    ),
    address: line('address', 300),
    address_ne: line('address_ne', 300),
    openingHours: line('openingHours', 300),
    openingHours_ne: line('openingHours_ne', 300),
    mapsUrl: webAddress('mapsUrl'),
    plusTwoUrl: webAddress('plusTwoUrl'),
    journalUrl: webAddress('journalUrl'),
    established: orEmpty(wholeNumber('established', 1800, 2100), wrong.established(labels.established)),
    copyrightYear: wholeNumber('copyrightYear', 1900, 2100),
    answerDays: wholeNumber('answerDays', 1, 60),
    logo: picture('logo'),
    favicon: picture('favicon'),
    adminsNeedSecondFactor: z.preprocess(
      (sent) => (sent === 'true' || sent === 'false' || sent === '' ? sent === 'true' : sent),
      z.boolean({ error: wrong.yesOrNo(labels.adminsNeedSecondFactor) }),
    ),
    review: kinds(wrong.review(labels.review, reviewed.join(', '))),
    ...each(RETENTION_FIELDS, period),
    ...each(NETWORKS, webAddress),
    ...each(BOXES, (name) => wholeNumber(name, 0, MAX_COUNT)),
  } satisfies Record<CollegeFieldName, z.ZodType>;
}

/** The same, or null; forms send null as an empty text. */
function orEmpty<T extends z.ZodType>(schema: T, error: string) {
  return z.preprocess(
    (sent) => (typeof sent === 'string' && tidyLine(sent) === '' ? null : sent),
    z.union([z.null(), schema], { error }),
  );
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && username === '' && password === '';
}

const PHONE = /^(?=.*\d)[+\d ()./-]+$/;
const EMAIL = /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u;

const isListOf = (texts: readonly string[], pattern: RegExp, most: number) =>
  texts.length <= most && texts.every((text) => pattern.test(text));

/** Splits a text at commas into a list. */
const split = (sent: string) =>
  latinDigits(withoutMarks(sent))
    .split(/[\s,;]+/)
    .filter(Boolean);

const reviewed = contentTypes.filter(({ drafts }) => drafts).map(({ name }) => name);

const kinds = (error: string) =>
  z.preprocess(
    (sent) => (typeof sent === 'string' ? split(sent) : sent),
    z
      .array(z.enum(reviewed, { error }), { error })
      .overwrite((names) => reviewed.filter((name) => names.includes(name))),
  );

function each<N extends CollegeFieldName, T>(names: readonly N[], make: (name: N) => T): Record<N, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, T>;
}

import * as z from 'zod';
import { plainText } from '../schema/fields/plain-text.ts';
import { idOf } from '../schema/picture-names.ts';
import { completeAddress } from '../schema/web-address.ts';
import { BOX_NAMES, type CollegePicture, NETWORKS } from './college.ts';
import {
  COLLEGE_FIELDS,
  type CollegeFieldName,
  type CollegeFields,
  collegeLabels,
  LISTS,
} from './college-fields.ts';
import { contentTypes } from './index.ts';

const MAX_URL_LENGTH = 2000;
const MAX_EXTENSIONS = 10;
const MAX_COUNT = 1_000_000;

const line = (name: CollegeFieldName, max: number, required = false) =>
  plainText(collegeLabels[name], { max, required })
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), {
      error: `${collegeLabels[name]} has to be one line.`,
    })
    .trim();

/** An http or https URL, completed where it begins with its host, or empty. Other schemes could run scripts on every page. */
const webAddress = (name: CollegeFieldName) =>
  line(name, MAX_URL_LENGTH)
    .overwrite(completeAddress)
    .refine((text) => text === '' || isWebAddress(text), {
      error: `${collegeLabels[name]} has to be a web address that begins with https:// or http://.`,
    });

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && username === '' && password === '';
}

const phone = line('phone', 50).refine((text) => text === '' || /^(?=.*\d)[+\d ()./-]+$/.test(text), {
  error: `${collegeLabels.phone} has to be a number, such as +977-1-5550100.`,
});

const email = line('email', 200).refine((text) => text === '' || /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(text), {
  error: `${collegeLabels.email} has to look like name@example.org.`,
});

const extensionsError = `${collegeLabels.extensions} have to be numbers such as 23, 24: at most ${MAX_EXTENSIONS}, of up to 6 digits.`;
/** A list, or the numbers as people type them, separated by commas. */
const extensions = z.preprocess(
  (sent) => (typeof sent === 'string' ? sent.split(/[\s,;]+/).filter(Boolean) : sent),
  z
    .array(z.string({ error: extensionsError }).regex(/^\d{1,6}$/, { error: extensionsError }), {
      error: extensionsError,
    })
    .max(MAX_EXTENSIONS, { error: extensionsError }),
);

/** A whole number; forms send it as digits. */
const wholeNumber = (name: CollegeFieldName, least: number, most: number) => {
  const error = `${collegeLabels[name]} has to be a whole number from ${least} to ${most}.`;
  return z.preprocess(
    (sent) => (typeof sent === 'string' && /^\s*\d{1,9}\s*$/.test(sent) ? Number(sent) : sent),
    z.int({ error }).min(least, { error }).max(most, { error }),
  );
};

const established = z.preprocess(
  (sent) => (typeof sent === 'string' && sent.trim() === '' ? null : sent),
  z.union([z.null(), wholeNumber('established', 1800, 2100)], {
    error: `${collegeLabels.established} has to be a year from 1800 to 2100, or empty.`,
  }),
);

/** The path of a stored picture; null or empty for none. */
const picture = (name: CollegePicture) => {
  const error = `${collegeLabels[name]} has to be the path of a stored picture, or empty.`;
  return z.preprocess(
    (sent) => (sent === '' ? null : sent),
    z.union([z.null(), z.string().refine((path) => idOf(path) !== null)], { error }),
  );
};

const reviewed = contentTypes.filter(({ drafts }) => drafts).map(({ name }) => name);
const reviewError = `${collegeLabels.review} has to be a list of kinds of content: ${reviewed.join(', ')}.`;
/** A list, or names with commas between them. */
const review = z.preprocess(
  (sent) => (typeof sent === 'string' ? sent.split(/[\s,;]+/).filter(Boolean) : sent),
  z
    .array(z.enum(reviewed, { error: reviewError }), { error: reviewError })
    .overwrite((names) => reviewed.filter((name) => names.includes(name))),
);

const schemas = {
  name: line('name', 200, true),
  motto: line('motto', 300),
  university: line('university', 200),
  phone,
  extensions,
  email,
  address: line('address', 300),
  openingHours: line('openingHours', 300),
  mapsUrl: webAddress('mapsUrl'),
  plusTwoUrl: webAddress('plusTwoUrl'),
  journalUrl: webAddress('journalUrl'),
  established,
  copyrightYear: wholeNumber('copyrightYear', 1900, 2100),
  answerDays: wholeNumber('answerDays', 1, 60),
  logo: picture('logo'),
  favicon: picture('favicon'),
  review,
  ...each(
    NETWORKS.map((network) => `social.${network}` as const),
    webAddress,
  ),
  ...each(
    BOX_NAMES.map((name) => `boxes.${name}` as const),
    (name) => wholeNumber(name, 0, MAX_COUNT),
  ),
} satisfies Record<CollegeFieldName, z.ZodType>;

function each<N extends CollegeFieldName, T>(names: readonly N[], make: (name: N) => T): Record<N, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, T>;
}

export interface CollegeInput {
  /** The valid fields, normalized. */
  fields: Partial<CollegeFields>;
  /** Messages by field. */
  wrong: Record<string, string>;
}

/**
 * Validates changes to the college's facts: any of the fields; a list is sent whole, or entry by entry under dotted
 * names.
 * Ignores unknown fields.
 */
export function readCollegeInput(values: Readonly<Record<string, unknown>>): CollegeInput {
  const { named, wrong } = withoutLists(values);
  const fields: Record<string, unknown> = {};
  for (const name of COLLEGE_FIELDS) {
    if (!Object.hasOwn(named, name)) continue;
    const { success, data, error } = schemas[name].safeParse(named[name]);
    if (success) fields[name] = data;
    else wrong[name] = error.issues[0]?.message ?? `${collegeLabels[name]} is not right.`;
  }
  return { fields: fields as Partial<CollegeFields>, wrong };
}

/** Replaces each list by its entries under dotted names. */
function withoutLists(values: Readonly<Record<string, unknown>>) {
  const named: Record<string, unknown> = {};
  const wrong: Record<string, string> = {};
  for (const { list, key, value, keys, missing } of LISTS) {
    if (!Object.hasOwn(values, list)) continue;
    const entry = z.object({ [key]: z.enum(keys), [value]: z.unknown() });
    const { success, data } = z.array(entry).max(keys.length).safeParse(values[list]);
    if (!success || new Set(data.map((one) => one[key])).size < data.length) {
      wrong[list] = `${list} has to be a list of { ${key}, ${value} }, each ${key} once: ${keys.join(', ')}.`;
      continue;
    }
    for (const name of keys) {
      const given = data.find((one) => one[key] === name) ?? missing;
      if (value in given) named[`${list}.${name}`] = given[value as keyof typeof given];
    }
  }
  return { named: { ...named, ...values }, wrong };
}

/** The fields as JSON Schema. */
export function collegeInputSchema() {
  const properties = COLLEGE_FIELDS.map((name) => {
    const { $schema: _, ...schema } = z.toJSONSchema(schemas[name], { io: 'input', unrepresentable: 'any' });
    return [name, { ...schema, title: collegeLabels[name] }];
  });
  return { type: 'object', properties: Object.fromEntries(properties) as Record<string, object> };
}

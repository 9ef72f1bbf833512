import { BOX_NAMES, type BoxName, type CollegeFacts, NETWORKS, type Network } from './college.ts';
import { collegeLabels as labels } from './college-words.ts';
import { retentionIn } from './retention.ts';

/** The college's facts, one value for each form field: entries of lists have dotted names. */
export type CollegeFields = Omit<CollegeFacts, 'social' | 'boxes'> & {
  [N in `social.${Network}`]: string;
} & { [N in `boxes.${BoxName}`]: number };

export type CollegeFieldName = keyof CollegeFields;

/** How lists become fields: the key and value of an entry, its possible keys, and the entry for a missing key. */
export const LISTS = [
  { list: 'social', key: 'network', value: 'url', keys: NETWORKS, missing: { url: '' } },
  { list: 'boxes', key: 'name', value: 'count', keys: BOX_NAMES, missing: {} },
] as const;

/** Labels of the fields, in forms and messages, in the language of the build. */
export const collegeLabels: Readonly<Record<CollegeFieldName, string>> = labels;

export const COLLEGE_FIELDS = Object.keys(collegeLabels) as CollegeFieldName[];

/** The facts as fields; a network without a page has an empty URL. */
export function collegeFieldsOf({ social, boxes, ...facts }: CollegeFacts): CollegeFields {
  const urls = NETWORKS.map((network) => [
    `social.${network}`,
    social.find((page) => page.network === network)?.url ?? '',
  ]);
  const counts = boxes.map(({ name, count }) => [`boxes.${name}`, count]);
  return { ...facts, ...Object.fromEntries([...urls, ...counts]) };
}

/** Builds the facts from the form fields. */
export function collegeOf(fields: CollegeFields): CollegeFacts {
  return {
    name: fields.name,
    name_ne: fields.name_ne,
    motto: fields.motto,
    motto_ne: fields.motto_ne,
    university: fields.university,
    university_ne: fields.university_ne,
    phone: fields.phone,
    extensions: fields.extensions,
    email: fields.email,
    address: fields.address,
    address_ne: fields.address_ne,
    openingHours: fields.openingHours,
    openingHours_ne: fields.openingHours_ne,
    mapsUrl: fields.mapsUrl,
    plusTwoUrl: fields.plusTwoUrl,
    journalUrl: fields.journalUrl,
    social: NETWORKS.map((network) => ({ network, url: fields[`social.${network}`] })).filter(
      ({ url }) => url !== '',
    ),
    established: fields.established,
    copyrightYear: fields.copyrightYear,
    answerDays: fields.answerDays,
    boxes: BOX_NAMES.map((name) => ({ name, count: fields[`boxes.${name}`] })),
    logo: fields.logo,
    favicon: fields.favicon,
    review: fields.review,
    adminsNeedSecondFactor: fields.adminsNeedSecondFactor,
    ...retentionIn(fields),
  };
}

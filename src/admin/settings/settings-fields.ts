import { BOXES, type CollegeFacts, NETWORKS } from '../../content/college.ts';
import { COLLEGE_FIELDS, type CollegeFieldName, collegeLabels } from '../../content/college-fields.ts';
import type { Duty } from '../../content/duties.ts';
import { RETENTION_FIELDS } from '../../content/retention.ts';
import type { Texts } from '../form/draft.ts';
import type { TextField } from '../form/inputs/index.ts';
import { textInput } from '../form/inputs/text.tsx';
import { pictureText } from './settings-picture.tsx';
import { groupWords as groups, hints } from './words.ts';

export interface SettingsField {
  name: CollegeFieldName;
  /** Where the value appears, or its format. */
  hint?: string;
  isRequired?: boolean;
  type?: 'email' | 'tel' | 'url';
  isNumber?: boolean;
  isSeveralLines?: boolean;
  isPicture?: boolean;
  /** The Nepali text of the field before it. */
  isNepali?: boolean;
  /** A choice of content types. */
  isReview?: boolean;
  /** On or off. */
  isSwitch?: boolean;
}

export interface SettingsGroup {
  title: string;
  hint?: string;
  /** Any of these duties may change it. */
  duties?: readonly Duty[];
  /** Short fields are laid out in columns. */
  isDense?: boolean;
  fields: readonly SettingsField[];
}

export const settingsGroups: readonly SettingsGroup[] = [
  {
    title: groups.college,
    fields: [
      { name: 'name', hint: hints.name, isRequired: true },
      { name: 'name_ne', isNepali: true },
      { name: 'motto', hint: hints.motto },
      { name: 'motto_ne', isNepali: true },
      { name: 'university', hint: hints.university },
      { name: 'university_ne', isNepali: true },
      { name: 'established', hint: hints.established, isNumber: true },
      { name: 'copyrightYear', hint: hints.copyrightYear, isNumber: true },
    ],
  },
  {
    title: groups.pictures,
    hint: groups.picturesHint,
    fields: [
      { name: 'logo', hint: hints.logo, isPicture: true },
      { name: 'favicon', hint: hints.favicon, isPicture: true },
    ],
  },
  {
    title: groups.contact,
    hint: groups.contactHint,
    fields: [
      { name: 'phone', hint: hints.phone, type: 'tel' },
      { name: 'extensions', hint: hints.extensions },
      { name: 'morePhones', hint: hints.morePhones, isSeveralLines: true },
      { name: 'email', hint: hints.email, type: 'email' },
      { name: 'moreEmails', hint: hints.moreEmails, isSeveralLines: true },
      { name: 'address', hint: hints.address },
      { name: 'address_ne', isNepali: true },
      { name: 'openingHours', hint: hints.openingHours },
      { name: 'openingHours_ne', isNepali: true },
      { name: 'mapsUrl', hint: hints.mapsUrl, type: 'url' },
      { name: 'answerDays', hint: hints.answerDays, isNumber: true },
    ],
  },
  {
    title: groups.elsewhere,
    hint: groups.elsewhereHint,
    fields: [
      { name: 'plusTwoUrl', hint: hints.plusTwoUrl, type: 'url' },
      { name: 'journalUrl', hint: hints.journalUrl, type: 'url' },
      ...NETWORKS.map((network) => ({
        name: network,
        hint: hints.network,
        type: 'url' as const,
      })),
    ],
  },
  {
    title: groups.review,
    fields: [{ name: 'review', hint: hints.review, isReview: true }],
  },
  {
    title: groups.signIn,
    duties: ['accounts'],
    fields: [{ name: 'adminsNeedSecondFactor', hint: hints.adminsNeedSecondFactor, isSwitch: true }],
  },
  {
    title: groups.retention,
    hint: groups.retentionHint,
    duties: ['accounts'],
    fields: RETENTION_FIELDS.map((name) => ({ name, hint: hints[name], isNumber: true })),
  },
  {
    title: groups.dashboard,
    hint: groups.dashboardHint,
    isDense: true,
    fields: BOXES.map((name) => ({ name, isNumber: true })),
  },
];

/** The same fields for the conflict dialog. */
export const comparedFields: readonly TextField[] = settingsGroups.flatMap(({ fields }) =>
  fields.map(({ name, isRequired = false, isPicture }) => ({
    facts: { kind: 'text', name, label: collegeLabels[name], required: isRequired },
    kind: isPicture ? pictureText : textInput,
  })),
);

/** The settings as texts, one for each field; list items are separated by commas. */
export function settingsTextsOf(facts: CollegeFacts): Texts {
  return Object.fromEntries(COLLEGE_FIELDS.map((name) => [name, textOf(facts[name])]));
}

function textOf(value: string | number | boolean | null | readonly string[]): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join(', ') : String(value);
}

import { BOX_NAMES, type CollegeFacts, NETWORKS } from '../../content/college.ts';
import {
  COLLEGE_FIELDS,
  type CollegeFieldName,
  collegeFieldsOf,
  collegeLabels,
} from '../../content/college-fields.ts';
import type { Texts } from '../form/draft.ts';
import type { TextField } from '../form/inputs/index.ts';
import { textInput } from '../form/inputs/text.tsx';
import { pictureText } from './settings-picture.tsx';
import { words } from './words.ts';

export interface SettingsField {
  name: CollegeFieldName;
  /** Where the value appears, or its format. */
  hint?: string;
  isRequired?: boolean;
  type?: 'email' | 'tel' | 'url';
  isNumber?: boolean;
  isPicture?: boolean;
  /** A choice of content types. */
  isReview?: boolean;
}

export interface SettingsGroup {
  title: string;
  hint?: string;
  /** Short fields are laid out in columns. */
  isDense?: boolean;
  fields: readonly SettingsField[];
}

export const settingsGroups: readonly SettingsGroup[] = [
  {
    title: 'The college',
    fields: [
      { name: 'name', hint: 'At the top and the foot of every page, and in its title.', isRequired: true },
      { name: 'motto', hint: 'One sentence, on the home page and where the college is introduced.' },
      { name: 'university', hint: words.university },
      {
        name: 'established',
        hint: 'The year in which the college was founded. May stay empty.',
        isNumber: true,
      },
      { name: 'copyrightYear', hint: 'In the last line of every page.', isNumber: true },
    ],
  },
  {
    title: words.ownPictures,
    hint: words.ownPicturesHint,
    fields: [
      { name: 'logo', hint: words.logo, isPicture: true },
      { name: 'favicon', hint: words.favicon, isPicture: true },
    ],
  },
  {
    title: 'Contact',
    hint: 'What stays empty is not shown.',
    fields: [
      { name: 'phone', hint: 'At the top and the foot of every page. Following it calls.', type: 'tel' },
      { name: 'extensions', hint: 'Behind the number. With commas between them: 23, 24.' },
      { name: 'email', hint: 'The address of the office, for people and for search engines.', type: 'email' },
      { name: 'address', hint: 'At the top and the foot of every page, and on printed notices.' },
      { name: 'openingHours', hint: words.openingHours },
      { name: 'mapsUrl', hint: 'A web address. It opens when somebody follows the address.', type: 'url' },
      {
        name: 'answerDays',
        hint: 'Who applies or writes is told the day by which the office answers: so many days later, never a Saturday.',
        isNumber: true,
      },
    ],
  },
  {
    title: 'Elsewhere on the web',
    hint: words.webAddresses,
    fields: [
      { name: 'plusTwoUrl', hint: "'Plus Two' at the top of every page.", type: 'url' },
      { name: 'journalUrl', hint: "'Journal' at the foot of every page.", type: 'url' },
      ...NETWORKS.map((network) => ({
        name: `social.${network}` as const,
        hint: 'An icon at the foot of every page.',
        type: 'url' as const,
      })),
    ],
  },
  {
    title: words.review,
    fields: [{ name: 'review', hint: words.reviewHint, isReview: true }],
  },
  {
    title: 'Dashboard',
    hint: "The numbers under 'At a glance' on the dashboard. Only staff see them.",
    isDense: true,
    fields: BOX_NAMES.map((name) => ({ name: `boxes.${name}` as const, isNumber: true })),
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
  const fields = collegeFieldsOf(facts);
  return Object.fromEntries(COLLEGE_FIELDS.map((name) => [name, textOf(fields[name])]));
}

function textOf(value: string | number | null | readonly string[]): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join(', ') : String(value);
}

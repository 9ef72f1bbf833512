import type { SubmissionFacts } from '../../content/submission-facts.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { fold } from '../../schema/fold.ts';
import { writeListParams } from '../list/list-params.ts';
import { DASHBOARD, type Entry, type EntryGroup } from '../navigation.ts';
import { CHATS, pathsOf } from '../paths.ts';
import { OTHER_NAMES } from './other-names.ts';
import type { RecordMatches } from './use-record-search.ts';

/** Something that can be chosen in the palette. */
export interface Choice {
  id: string;
  label: string;
  /** Where it leads: an address of the back office, or another. */
  to: string;
  /** The keys that lead there without the palette. */
  keys?: string;
}

export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

export interface Known {
  groups: readonly EntryGroup[];
  types: readonly TypeFacts[];
  inbox: readonly SubmissionFacts[];
}

/** The screen that stands in no navigation. */
const MAIL: Entry = { label: 'Mail', path: 'mail' };
const ADD_WORDS = 'add new थप्नुहोस् नयाँ';
const SITE: Choice & { also: string } = { id: 'site', label: 'View site', to: '/', also: 'वेबसाइट website' };

const altTextFieldsOf = (typed: string) => fold(typed.trim()).split(/\s+/);

/** Whether a text has all the words that were typed, in any case and order. */
function containsWords(text: string, typed: string): boolean {
  const folded = fold(text);
  return altTextFieldsOf(typed).every((word) => folded.includes(word));
}

/** Whether all that was typed is part of a name, or begins a word of another name. */
function matchesName(typed: string, name: string, others = ''): boolean {
  const folded = fold(name);
  const also = ` ${fold(others)}`;
  return altTextFieldsOf(typed).every((word) => folded.includes(word) || also.includes(` ${word}`));
}

/** The screens by what they are called, those first whose name begins with what was typed. */
export function screensFor({ groups }: Known, typed: string): Choice[] {
  const entries = [DASHBOARD, ...groups.flatMap((group) => group.entries), MAIL];
  const asked = fold(typed.trim());
  const begins = ({ label }: Choice) => Number(!fold(label).startsWith(asked));
  return entries
    .filter(({ label, path }) => matchesName(typed, label, OTHER_NAMES[path]))
    .map(({ label, path, letter }) => ({
      id: `screen-${path}`,
      label,
      to: `/admin/${path}`,
      ...(letter && { keys: `g ${letter}` }),
    }))
    .sort((one, other) => begins(one) - begins(other));
}

/** What can be done from anywhere. */
export function actionsFor({ types }: Known, typed: string): Choice[] {
  const additions = [
    ...types.map((type) => ({
      id: `add-${type.name}`,
      label: `Add ${type.admin.noun}`,
      to: pathsOf(type).add,
      also: `${type.admin.label} ${OTHER_NAMES[type.admin.list] ?? ''}`,
    })),
    { id: 'add-account', label: 'Add account', to: '/admin/add-account', also: OTHER_NAMES.accounts ?? '' },
  ].map((addition) => ({ ...addition, also: `${addition.also} ${ADD_WORDS}` }));
  return [...additions, SITE]
    .filter(({ label, also }) => matchesName(typed, label, also))
    .map(({ also: _, ...choice }) => choice);
}

/**
 * What was found, group by group, the nearest first. What no longer answers what is typed by now is left out, so that
 * nobody opens what they have not asked for.
 */
export function recordsFor(known: Known, found: readonly RecordMatches[], typed: string): ChoiceGroup[] {
  return found.flatMap(({ type, records, isMore }) => {
    const kind = kindOf(known, type);
    if (!kind) return [];
    const choices = records
      .filter(({ title }) => containsWords(title, typed))
      .map(({ _id, title }) => ({ id: `record-${type}-${_id}`, label: title, to: kind.to(_id, title) }));
    if (choices.length === 0) return [];
    const q = typed.trim();
    // A list's filter wants the words as they stand.
    const isListed = isMore && choices.some(({ label }) => fold(label).includes(fold(q)));
    const all = { id: `all-${type}`, label: `All ${kind.label} with ‘${q}’`, to: filtered(kind.list, q) };
    return [{ label: kind.label, choices: isListed ? [...choices, all] : choices }];
  });
}

const filtered = (list: string, q: string) => `${list}${writeListParams({ q, page: 1 })}`;

/** What a kind of record is called, where its list is, and where one of them is opened. */
function kindOf({ types, inbox }: Known, name: string) {
  const type = types.find((one) => one.name === name);
  if (type) {
    const { list, update } = pathsOf(type);
    const { label, isAddOnly } = type.admin;
    return {
      label,
      list,
      to: (_id: string, title: string) => (isAddOnly ? filtered(list, title) : update({ _id })),
    };
  }
  const sent = inbox.find((one) => one.name === name);
  if (sent) {
    const { label, list, one } = sent.admin;
    return { label, list: `/admin/${list}`, to: (_id: string) => `/admin/${one}/${_id}` };
  }
  if (name === 'chat')
    return {
      label: 'Chatbot Questions',
      list: CHATS,
      to: (_: string, title: string) => filtered(CHATS, title),
    };
  if (name === 'account')
    return {
      label: 'Accounts',
      list: '/admin/accounts',
      to: (_id: string) => `/admin/update-account/${_id}`,
    };
  return undefined;
}

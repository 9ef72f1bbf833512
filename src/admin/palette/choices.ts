import type { GroupFacts } from '../../content/define-singleton.ts';
import { CONTENT_DUTIES, type Duty, hasDuty } from '../../content/duties.ts';
import type { OfficePath } from '../../content/office-screens.ts';
import type { SubmissionFacts } from '../../content/submissions.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { foldWithDigits as fold } from '../../schema/fold.ts';
import { HOME } from '../language.ts';
import { writeListParams } from '../list/list-params.ts';
import { choiceWords } from '../list/words.ts';
import { DASHBOARD, type EntryGroup, type MenuEntry } from '../navigation.ts';
import { accountPath, CHATS, pathsOf, pathWithin, settingPath, trashPath, withinField } from '../paths.ts';
import { shownTitle } from '../shown-title.ts';
import { frameWords, navigation, paletteWords } from '../words.ts';
import { SETTING_NAMES, STATE_NAMES, TASKS } from './tasks.ts';
import type { FoundRecord, RecordMatches } from './use-record-search.ts';
import { words } from './words.ts';

/** An entry of the palette. */
export interface Choice {
  id: string;
  label: string;
  /** Tells it apart from others with the same label. */
  detail?: string;
  /** A path of the back office or of the public site, or what opens a dialog. */
  to: string | (() => void);
  keys?: string;
}

export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

interface PaletteSources {
  groups: readonly EntryGroup[];
  types: readonly TypeFacts[];
  inbox: readonly SubmissionFacts[];
  settings: readonly GroupFacts[];
  /** The person's duties; screens without permission are left out. */
  duties: readonly Duty[];
}

const ADD_WORDS = 'add new थप्नुहोस् नयाँ thapnuhos thapne naya';
const SITE: Choice & { also: string } = {
  id: 'site',
  label: frameWords.viewSite,
  to: HOME,
  also: 'view site वेबसाइट website herne',
};

/** What can be added besides content, by the path of its list. */
const ADDITIONS: Readonly<Record<string, string>> = {
  redirects: words.addRedirect,
  accounts: words.addAccount,
};

/**
 * What else people call the screens that belong to no type, in Nepali, in Nepali with Latin letters, and in English.
 * Here, because only the open palette needs them.
 */
const SCREEN_NAMES: Readonly<Partial<Record<OfficePath, string>>> = {
  dashboard: 'ड्यासबोर्ड गृह dashboard home start overview',
  chats: 'च्याट कुराकानी प्रश्न kurakani prashna chatbot chats questions assistant history',
  mail: 'इमेल पत्र imel email mail',
  settings: 'सेटिङ कलेज seting settings college name phone address',
  menu: 'मेनु लिङ्क सिरान पुछार menu link siran puchhar navigation header footer links submenu',
  pictures:
    'तस्बिर कागजात फोटो सङ्ग्रह tasbir kagajat photo media library pictures images documents pdf files gallery',
  trash: 'रद्दी मेटाइएका फिर्ता राख्ने raddi metaieko phirta trash deleted bin restore undo put bring back',
  redirects: 'पुनर्निर्देशन पुरानो ठेगाना पठाउनुहोस् purano thegana redirects old addresses forward import csv 301',
  'missing-pages': 'नभेटिएका पृष्ठ हराएका nabhetieka missing pages not found 404 broken links',
  audit: 'कार्य अभिलेख गतिविधि karya abhilekh audit who did what log history trail',
  accounts:
    'खाता प्रयोगकर्ता जिम्मेवारी भूमिका khata jimmewari account accounts users people password reset duties roles permissions invite',
};

/** The other names of a screen; empty if nobody has given it any. */
export const namesOf = ({ soughtAs, path }: Pick<MenuEntry, 'soughtAs' | 'path'>): string =>
  soughtAs ?? SCREEN_NAMES[path as OfficePath] ?? '';

/** What sentences have besides the words that are sought: 'put the notice back'. */
const FILLERS = ['the', 'a', 'an', 'it'];

function wordsOf(typed: string): string[] {
  const words = fold(typed.trim()).split(/\s+/);
  const sought = words.filter((word) => !FILLERS.includes(word));
  return sought.length > 0 ? sought : words;
}

/** Whether a text contains all typed words, in any case and order. */
function containsWords(text: string, typed: string): boolean {
  const folded = fold(text);
  return wordsOf(typed).every((word) => folded.includes(word));
}

/** Whether every typed word is part of the name, or begins one of the other names. */
function matchesName(typed: string, name: string, others: string): boolean {
  const folded = fold(name);
  const also = ` ${fold(others)}`;
  return wordsOf(typed).every((word) => folded.includes(word) || also.includes(` ${word}`));
}

/** The screens that match; those whose name begins with the typed text come first. */
export function screensFor({ groups }: PaletteSources, typed: string): Choice[] {
  const entries = [DASHBOARD, ...groups.flatMap((group) => group.entries)];
  const query = fold(typed.trim());
  const prefixRank = ({ label }: Choice) => Number(!fold(label).startsWith(query));
  return entries
    .filter((entry) => matchesName(typed, entry.label, namesOf(entry)))
    .map(({ label, path, letter }) => ({
      id: `screen-${path}`,
      label,
      to: `/admin/${path}`,
      ...(letter && { keys: `g ${letter}` }),
    }))
    .sort((one, other) => prefixRank(one) - prefixRank(other));
}

/** What one can do that is not the name of a screen, once something is typed. */
export function tasksFor({ duties }: Pick<PaletteSources, 'duties'>, typed: string): Choice[] {
  if (typed.trim() === '') return [];
  return TASKS.filter(({ duties: needed = [] }) => hasDuty(duties, needed))
    .map(({ id, also, at }) => ({ id: `task-${id}`, label: words.tasks[id], to: at, also }))
    .filter(({ label, also }) => matchesName(typed, label, also))
    .map(({ also: _, ...choice }) => choice);
}

/** More would hide the records. */
const MAX_SETTINGS = 6;
const MAX_LISTS = 6;

/** The lists of what is in a state, once that is typed: 'taken down', 'news draft' (requirements 24.101, 24.108). */
export function listsFor({ types, duties }: PaletteSources, typed: string): Choice[] {
  if (typed.trim() === '' || !hasDuty(duties, ['author'])) return [];
  return (Object.keys(STATE_NAMES) as (keyof typeof STATE_NAMES)[])
    .filter((state) => state !== 'trash' || hasDuty(duties, ['publisher']))
    .flatMap((state) => {
      const name = state === 'trash' ? words.states.trash : choiceWords.states[state];
      return (
        types
          .filter(({ drafts }) => drafts)
          // What changes every day comes first.
          .sort((one, other) => Number(other.order?.by === 'day') - Number(one.order?.by === 'day'))
          .map((type) => ({ type, state, name, also: STATE_NAMES[state] }))
      );
    })
    .filter(({ type: { admin }, name, also }) => {
      const isSought = (label: string, others: string) => matchesName(typed, label, others);
      // Not where the name of the list alone was typed.
      return (
        isSought(`${admin.label} ${name}`, `${admin.soughtAs} ${also}`) &&
        !isSought(admin.label, admin.soughtAs)
      );
    })
    .slice(0, MAX_LISTS)
    .map(({ type, state, name }) => ({
      id: `list-${type.name}-${state}`,
      label: type.admin.label,
      detail: name,
      to:
        state === 'trash'
          ? trashPath(type.name)
          : `${pathsOf(type).list}${writeListParams({ more: { state } })}`,
    }));
}

/** The settings that match, each with its section, for whoever may open them. */
export function settingsFor({ groups, settings }: PaletteSources, typed: string): Choice[] {
  const isOpen = groups.some(({ entries }) => entries.some(({ path }) => path === 'settings'));
  if (!isOpen || typed.trim() === '') return [];
  return settings
    .flatMap(({ title, fields }) => fields.map((field) => ({ ...field, title })))
    .filter(({ twinOf }) => !twinOf)
    .filter(({ name, label }) => matchesName(typed, label, SETTING_NAMES[name] ?? ''))
    .slice(0, MAX_SETTINGS)
    .map(({ name, label, title }) => ({
      id: `setting-${name}`,
      label,
      detail: title,
      to: settingPath(name),
    }));
}

export function actionsFor({ groups, types, duties }: PaletteSources, typed: string): Choice[] {
  const additions = [
    ...types
      .filter(({ drafts }) => hasDuty(duties, drafts ? CONTENT_DUTIES : ['publisher']))
      .map((type) => ({
        id: `add-${type.name}`,
        label: paletteWords.add(type.admin.noun),
        to: pathsOf(type).add,
        also: `${type.admin.label} ${type.admin.soughtAs}`,
      })),
    ...groups
      .flatMap(({ entries }) => entries)
      .flatMap((entry) => {
        const { path, one, duties: needed = [] } = entry;
        const label = ADDITIONS[path];
        if (!label || !hasDuty(duties, needed)) return [];
        return { id: `add-${one}`, label, to: `/admin/add-${one}`, also: namesOf(entry) };
      }),
  ].map((addition) => ({ ...addition, also: `${addition.also} ${ADD_WORDS}` }));
  return [...additions, SITE]
    .filter(({ label, also }) => matchesName(typed, label, also))
    .map(({ also: _, ...choice }) => choice);
}

/**
 * The search results by group. Of the results of an earlier text only those that the typed one still names are kept, so
 * that a stale one cannot be chosen.
 */
export function recordsFor(
  sources: PaletteSources,
  results: readonly RecordMatches[],
  { typed, isCurrent }: { typed: string; isCurrent: boolean },
): ChoiceGroup[] {
  return results.flatMap(({ type, records, isMore }) => {
    const kind = kindOf(sources, type);
    if (!kind) return [];
    const choices = records
      .filter(
        ({ title, title_ne = '' }) => isCurrent || [title, title_ne].some((one) => containsWords(one, typed)),
      )
      .map((record) => {
        const { state } = record;
        const detail = record.detail ?? (state && words.states[state]);
        return {
          id: `record-${type}-${record._id}`,
          label: labelOf(record),
          ...(detail && { detail }),
          to: state === 'trash' ? trashPath(type, record.title) : kind.to(record),
        };
      });
    if (choices.length === 0) return [];
    const q = typed.trim();
    // A list of content is filtered by the whole phrase in the title.
    const isListed =
      isMore && (kind.isFoundOtherwise || choices.some(({ label }) => fold(label).includes(fold(q))));
    const all = { id: `all-${type}`, label: words.all(kind.label, q), to: filtered(kind.list, q) };
    return [{ label: kind.label, choices: isListed ? [...choices, all] : choices }];
  });
}

const labelOf = ({ within, ...record }: FoundRecord) =>
  within ? words.within(shownTitle(record), shownTitle(within)) : shownTitle(record);

const filtered = (list: string, q: string) => `${list}${writeListParams({ q })}`;

interface Kind {
  label: string;
  list: string;
  /** Whether its list is also filtered by other things than the title. */
  isFoundOtherwise?: true;
  to(record: FoundRecord): string;
}

/** The label and paths of a kind of record. */
function kindOf({ types, inbox }: PaletteSources, name: string): Kind | undefined {
  const type = types.find((one) => one.name === name);
  if (type) {
    const { list, update } = pathsOf(type);
    const { label, isAddOnly } = type.admin;
    const home = types.find((one) => one.name === withinField(type)?.to);
    return {
      label,
      list,
      to({ _id, title, within }) {
        if (home && within) return pathWithin(home, within._id, type, _id);
        return isAddOnly ? filtered(list, title) : update({ _id });
      },
    };
  }
  const sent = inbox.find((one) => one.name === name);
  if (sent) {
    const { label, list, one } = sent.admin;
    return {
      label,
      list: `/admin/${list}`,
      isFoundOtherwise: true,
      to: ({ _id }) => `/admin/${one}/${_id}`,
    };
  }
  if (name === 'chat')
    return {
      label: navigation.chats,
      list: CHATS,
      to: ({ title }) => filtered(CHATS, title),
    };
  if (name === 'account')
    return {
      label: navigation.accounts,
      list: '/admin/accounts',
      isFoundOtherwise: true,
      to: ({ _id }) => accountPath(_id),
    };
  return undefined;
}

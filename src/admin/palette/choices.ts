import type { GroupFacts } from '../../content/define-singleton.ts';
import { type Duty, hasDuty, writersOf } from '../../content/duties.ts';
import type { OfficePath } from '../../content/office-screens.ts';
import type { SubmissionFacts } from '../../content/submissions.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { foldWithDigits as fold } from '../../schema/fold.ts';
import { ownDialog, shortcutSheet } from '../dialog/open-state.ts';
import { HOME } from '../language.ts';
import { writeListParams } from '../list/list-params.ts';
import { choiceWords } from '../list/words.ts';
import { DASHBOARD, type EntryGroup, type MenuEntry } from '../navigation.ts';
import {
  accountPath,
  BACKUP,
  CHATS,
  pathsOf,
  pathWithin,
  settingPath,
  trashPath,
  UNANSWERED,
  withinField,
} from '../paths.ts';
import { shownTitle } from '../shown-title.ts';
import { frameWords, navigation, paletteWords } from '../words.ts';
import type { FoundRecord, RecordMatches } from './use-record-search.ts';
import { words } from './words.ts';

/** What people come to do, where that is not the name of a screen. */
interface Task {
  id: keyof typeof words.tasks;
  /** What else people call it: in Nepali, in Nepali with Latin letters, and in English. */
  also: string;
  /** Where it is done, or what opens the dialog for it. */
  at: string | (() => void);
  /** Any of these duties may do it; if there are none, everybody. */
  duties?: readonly Duty[];
}

const TASKS: readonly Task[] = [
  {
    id: 'password',
    also: 'मेरो पासवर्ड बदल्ने बिर्सेँ mero pasward password badalne birse change my own new forgot forgotten',
    at: () => ownDialog.set('password'),
  },
  {
    id: 'ownMenu',
    also: 'मेरो खाता भाषा नेपाली अङ्ग्रेजी लगआउट बाहिर mero khata bhasha angreji lagaut bahira my account language nepali english change switch log out sign out logout',
    at: () => document.getElementById('own-account')?.showPopover(),
  },
  {
    id: 'sessions',
    also: 'मेरो लगइन कहाँ सेसन उपकरण mero login kaha sessions devices sign out everywhere logout signed in',
    at: () => ownDialog.set('sessions'),
  },
  {
    id: 'twoStep',
    also: 'दुई चरणको लगइन पासकी कोड एप dui charan ko login two-step 2fa second factor authenticator app passkey security sign-in',
    at: '/admin/two-step',
  },
  {
    id: 'recoveryCodes',
    also: 'मेरो मेरा जगेडा कोड रिकभरी पुनःप्राप्ति फोन हरायो mero jageda kod rikabhari phone harayo recovery codes backup lost phone',
    at: '/admin/two-step',
  },
  {
    id: 'invite',
    also: 'सहकर्मी कर्मचारी निम्तो थप्ने प्रयोगकर्ता sahakarmi karmachari nimto thapne invite invitation colleague staff member user new account',
    at: '/admin/add-account#first-field',
    duties: ['accounts'],
  },
  {
    id: 'testMail',
    also: 'परीक्षण इमेल सर्भर imel jaanch parikshan email test mail server smtp notifications',
    at: '/admin/mail',
    duties: ['accounts'],
  },
  {
    id: 'backup',
    also: 'जगेडा ब्याकअप प्रतिलिपि jageda byakap backup copy restore',
    at: BACKUP,
    duties: ['accounts'],
  },
  {
    id: 'unanswered',
    also: 'सहायक जवाफ सिकाउने sahayak jawaf sikaune teach the assistant chatbot answers unanswered',
    at: UNANSWERED,
  },
  {
    id: 'reference',
    also: 'सन्दर्भ दर्ता नम्बर हरायो हराएको बिर्सियो रसिद sandarbha darta nambar harayo birsiyo rasid lost forgotten reference number receipt of application applicant',
    at: '/admin/applications',
    duties: ['admissions'],
  },
  {
    id: 'table',
    also: 'निवेदन आवेदन तालिका एक्सेल डाउनलोड nivedan aabedan talika eksel daunlod export download applications excel csv spreadsheet list',
    at: '/admin/applications',
    duties: ['admissions'],
  },
  {
    id: 'spamApplications',
    also: 'स्प्याम निवेदन आवेदन spyam nivedan aabedan spam junk applications',
    at: '/admin/applications?spam=true',
    duties: ['admissions'],
  },
  {
    id: 'spamMessages',
    also: 'स्प्याम सन्देश सम्पर्क spyam sandesh samparka spam junk messages contacts',
    at: '/admin/contacts?spam=true',
  },
  {
    id: 'shortcuts',
    also: 'किबोर्ड सर्टकट kibord sartakat keyboard shortcuts keys help',
    at: shortcutSheet.open,
  },
];

/** What people call the states by which a list is filtered, besides their label in the language of the screen. */
const STATE_NAMES = {
  draft: 'मस्यौदा masyauda draft drafts unpublished',
  submitted: 'समीक्षा स्वीकृति samiksha swikriti in review waiting for approval',
  approved: 'स्वीकृत swikrit approved',
  scheduled: 'समय तोकिएको samaya tokieko scheduled planned later',
  ended: 'सकिएको sakieko ended over expired',
  'taken-down':
    'हटाइएको फिर्ता राख्ने hataieko phirta taken down removed unpublished hidden put bring back restore',
  trash: 'रद्दी मेटाइएको फिर्ता राख्ने raddi metaieko phirta trash deleted bin put bring back restore',
} satisfies Partial<Record<keyof typeof choiceWords.states | 'trash', string>>;

/** What else people call a setting, by its name; its label in the language of the screen is found anyway. */
export const SETTING_NAMES: Readonly<Record<string, string>> = {
  name: 'कलेजको नाम बदल्ने kalej ko naam badalne college name title rename change',
  motto: 'आदर्श वाक्य नारा adarsha bakya nara motto slogan tagline',
  university: 'विश्वविद्यालय सम्बन्धन bishwabidyalaya university affiliation',
  established: 'स्थापना sthapana established founded year',
  copyrightYear: 'प्रतिलिपि अधिकार pratilipi adhikar copyright footer year',
  logo: 'लोगो चिह्न logo emblem crest brand',
  favicon: 'चिह्न आइकन chinha icon favicon browser tab',
  phone: 'फोन टेलिफोन नम्बर fon telephone phone number',
  extensions: 'एक्सटेन्सन फोन ekstensan extension phone',
  mobile: 'मोबाइल नम्बर mobail mobile cell phone number',
  viber: 'भाइबर नम्बर bhaibar viber messenger number',
  whatsapp: 'ह्वाट्सएप नम्बर hwatsap whatsapp messenger number',
  morePhones: 'थप फोन मोबाइल thap fon mobile more telephones numbers',
  email: 'इमेल imel email address office',
  moreEmails: 'थप इमेल thap imel more emails',
  address: 'ठेगाना स्थान thegana address place location',
  openingHours: 'कार्यालय खुल्ने समय karyalaya khulne samaya opening office hours time open',
  landmark: 'चिनारी नजिकको ठाउँ chinari najik landmark near',
  directions: 'आउने बाटो aune bato directions how to get there way bus',
  mapsUrl: 'नक्सा naksa map google maps directions location',
  helplines: 'सहयोग फोन आत्महत्या sahayog phon atmahatya helplines hotline suicide crisis despair',
  answerDays: 'जवाफ दिने दिन jawaf din answer days reply',
  plusTwoUrl: 'प्लस टु plus two school link',
  journalUrl: 'जर्नल journal link',
  facebook: 'फेसबुक सामाजिक सञ्जाल facebook social media',
  instagram: 'इन्स्टाग्राम सामाजिक सञ्जाल instagram social media',
  youtube: 'युट्युब सामाजिक सञ्जाल youtube social media video',
  linkedin: 'लिङ्क्डइन सामाजिक सञ्जाल linkedin social media',
  review: 'स्वीकृति समीक्षा swikriti samiksha review approval approve before publishing',
  approvedByOther: 'अरू कसैले स्वीकृत aru kasaile swikrit approved by somebody else four eyes review',
  adminsNeedSecondFactor: 'दुई चरणको लगइन सबै dui charan login two-step 2fa everybody staff must security',
  firstSteps: 'सुरुका काम पहिलो suruka kaam first steps getting started set up',
  keepChats: 'कुराकानी कति समय राख्ने kurakani rakhne keep chats retention days delete old',
  keepMessages: 'सन्देश कति समय राख्ने sandesh rakhne keep contact messages retention days delete old',
  keepSpam: 'स्प्याम कति समय राख्ने spam rakhne keep retention days delete old',
  keepMails: 'इमेल कति समय राख्ने imel rakhne keep mails retention days delete old',
  keepAudit: 'कार्य अभिलेख कति समय राख्ने abhilekh rakhne keep audit trail retention days delete old',
  keepUnanswered: 'प्रश्न कति समय राख्ने prashna rakhne keep questions retention days delete old',
  keepMissingPages: 'नभेटिएका पृष्ठ कति समय राख्ने rakhne keep missing pages retention days delete old',
  boxUsers: 'प्रयोगकर्ता सङ्ख्या prayogkarta numbers at a glance users',
  boxSubjects: 'विषय सङ्ख्या bishaya numbers at a glance subjects',
  boxTeachers: 'शिक्षक सङ्ख्या shikshak numbers at a glance teachers',
  boxAcademics: 'कोर्स सङ्ख्या kors numbers at a glance academics',
  boxNotes: 'टिपोट सङ्ख्या tipot numbers at a glance notes',
  boxEvents: 'कार्यक्रम सङ्ख्या karyakram numbers at a glance events',
  boxQuestions: 'प्रश्न सङ्ख्या prashna numbers at a glance questions',
};

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

const ADD_WORDS = 'add new write थप्नुहोस् थप्ने नयाँ लेख्ने thapnuhos thapne naya lekhne';
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
    'तस्बिर कागजात फोटो सङ्ग्रह गलत tasbir kagajat photo media library pictures images documents pdf files gallery replace everywhere wrong',
  trash: 'रद्दी मेटाइएका फिर्ता राख्ने raddi metaieko phirta trash deleted bin restore undo put bring back',
  redirects: 'पुनर्निर्देशन पुरानो ठेगाना पठाउनुहोस् purano thegana redirects old addresses forward import csv 301',
  'missing-pages': 'नभेटिएका पृष्ठ हराएका nabhetieka missing pages not found 404 broken links',
  audit: 'कार्य अभिलेख गतिविधि karya abhilekh audit who did changed what log history trail',
  accounts:
    'खाता प्रयोगकर्ता जिम्मेवारी भूमिका khata jimmewari account accounts users people forgot forgotten password reset duties roles permissions invite',
};

/** The other names of a screen; empty if nobody has given it any. */
export const namesOf = ({ soughtAs, path }: Pick<MenuEntry, 'soughtAs' | 'path'>): string =>
  soughtAs ?? SCREEN_NAMES[path as OfficePath] ?? '';

/** What sentences have besides the words that are sought: 'put the notice back'. */
const FILLERS =
  'the a an it how do i to for of in is my where change edit settings कसरी कहाँ छ बदल्ने हटाउने सेटिङ kasari kaha cha badalne hataune'.split(
    ' ',
  );

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
      .filter((type) => hasDuty(duties, type.drafts ? writersOf(type) : ['publisher']))
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

import { everyType, type TypeSample, twinsOf } from '../../test/api/every-type.ts';

const USER = 'user user._id user.name user.email user.role user.duties user.lang';
const ACCOUNT = '_id role name email faculty semester disabled lang duties createdAt updatedAt';
const CONTACT = '_id name address phone email message isView isSpam lang reference createdAt updatedAt';
const APPLICATION = `${CONTACT} program prev_college`;
const BY = (name: string) => `${name} ${name}._id ${name}.name`;
const CHAT = 'conversation conversation.user conversation.bot conversation.timestamp';
const SETTINGS =
  'name name_ne motto motto_ne university university_ne phone extensions email address address_ne openingHours openingHours_ne mapsUrl plusTwoUrl ' +
  'journalUrl social established copyrightYear answerDays boxes boxes.name boxes.count logo favicon review ' +
  'adminsNeedSecondFactor keepChats keepMessages keepSpam keepMails keepAudit keepUnanswered keepMissingPages';
const DATES = 'publishAt expireAt pinnedUntil';
const MANAGED = `_id state version live last draft draft.fields draft.base draft.updatedAt ${BY('draft.by')} draft.conflict`;
const VERSION = `n at ${BY('by')} kind note changed`;
const FILE = ['path', 'name', 'size'];

/** The allowed properties of responses, by call. */
const TOLD: Readonly<Record<string, string>> = {
  'POST /api/user/login': `token ${USER}`,
  'GET /api/me': USER,
  'PUT /api/me': USER,
  'GET /api/me/sessions': 'createdAt seenAt agent isCurrent',
  'GET /api/me/sign-ins':
    'last last.at last.agent last.network failed failed.count failed.isMore failed.lastAt',
  'GET /api/account/second-factor': 'totp passkeys recoveryCodes',
  'GET /api/accounts': ACCOUNT,
  'POST /api/account': ACCOUNT,
  'PUT /api/account/{id}': ACCOUNT,
  'GET /api/manage/audit': `_id at type title session ${BY('who')} what record detail detail.agent detail.network exists`,
  'GET /api/events': `_id at type item title title_ne action ${BY('account')} within within._id within.title within.title_ne`,
  'GET /api/settings': SETTINGS,
  'PUT /api/settings': SETTINGS,
  'GET /api/counts': everyType.map(({ name }) => name).join(' '),
  'GET /api/inbox':
    'application application.unviewed application.spam contact contact.unviewed contact.spam chats chats.today chats.unanswered',
  'GET /api/contacts': CONTACT,
  'POST /api/contact': `${CONTACT} receipt`,
  'PUT /api/contact/{id}': CONTACT,
  'POST /api/contact-spam/{id}': CONTACT,
  'GET /api/applications': APPLICATION,
  'POST /api/application': `${APPLICATION} receipt`,
  'PUT /api/application/{id}': APPLICATION,
  'POST /api/application-spam/{id}': APPLICATION,
  'GET /api/mail-status': 'server from staff waiting failedLately',
  'GET /api/chats': `_id title ${CHAT} createdAt updatedAt`,
  'POST /api/create-chat': `_id title ${CHAT} createdAt updatedAt`,
  'POST /webhooks/rest/webhook': 'recipient_id text',
  'GET /api/find?q=new':
    'type records records._id records.title records.title_ne records.detail records.within records.within._id records.within.title records.within.title_ne isMore',
  'GET /api/manage/views': `_id type name query shared ${BY('by')}`,
  'POST /api/manage/views': `_id type name query shared ${BY('by')}`,
  'GET /api/manage/redirects': '_id from to permanent',
  'POST /api/manage/redirects': '_id from to permanent',
  'GET /api/manage/waiting':
    'submitted returned overdue conflicts kept kept.versions kept.pictures kept.documents kept.bytes kept.unmeasured',
  'POST /api/picture': 'path',
  'POST /api/attachment': FILE.join(' '),
};

/** Calls that are made after all the writes. */
export const READS = Object.keys(TOLD)
  .filter((call) => call.startsWith('GET '))
  .map((call) => call.slice('GET '.length));

/** The allowed properties of a type's records, anywhere in a response. */
function fieldsOf(type: TypeSample): string[] {
  const { named, rich, plain, pictures, more } = type;
  const within = more.flatMap((name) => WITHIN[name] ?? []);
  const picture = pictures === 'none' ? [] : ['image'];
  return [named, ...rich, ...plain, ...twinsOf(type), ...more, ...within, ...picture];
}

const WITHIN: Readonly<Record<string, string[]>> = {
  attachments: FILE.map((name) => `attachments.${name}`),
  semesters: ['semesters._id', 'semesters.title'],
  subjects: ['subjects.code', 'subjects.name', 'subjects.credits'],
};

function forType(type: TypeSample, call: string): string[] {
  const record = ['_id', 'createdAt', 'updatedAt', ...fieldsOf(type)];
  if (!call.includes('/manage/')) return record;
  if (call.endsWith('/preview')) return ['url', 'expiresAt'];
  if (call.endsWith('/versions')) return VERSION.split(' ');
  const inDraft = fieldsOf(type).map((name) => `draft.fields.${name}`);
  const live = record.flatMap((name) => [`live.${name}`, `last.${name}`]);
  return [...MANAGED.split(' '), 'review', 'reviewNote', ...DATES.split(' '), ...inDraft, ...live];
}

/** The allowed property names of a call's response; undefined for an unlisted call. */
export function namesFor(call: string): ReadonlySet<string> | undefined {
  const listed = TOLD[call];
  if (listed) return new Set(listed.split(' '));
  const type = everyType.find(({ name, plural }) =>
    new RegExp(`/api/(?:manage/)?(?:${name}|${plural})(?:File|-image-update)?(?:/|$)`).test(call),
  );
  return type && new Set(forType(type, call));
}

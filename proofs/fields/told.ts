import { everyType, type TypeSample, twinsOf } from '../../test/api/every-type.ts';

const person = (kind: string) => `${kind} ${kind}._id ${kind}.name ${kind}.email ${kind}.role ${kind}.lang`;
const USER = `${person('user')} user.duties`;
const ACCOUNT = '_id role name email faculty semester disabled lang duties createdAt updatedAt';
const CONTACT = '_id name address phone email message isView isSpam lang reference createdAt updatedAt';
const APPLICATION = `${CONTACT} program prev_college`;
const BY = (name: string) => `${name} ${name}._id ${name}.name`;
const CHAT = 'conversation conversation.user conversation.bot conversation.timestamp';
const SETTINGS =
  'name name_ne motto motto_ne university university_ne phone extensions mobile viber whatsapp morePhones email moreEmails address address_ne openingHours openingHours_ne ' +
  'landmark landmark_ne directions directions_ne helplines helplines_ne mapsUrl plusTwoUrl ' +
  'journalUrl facebook instagram youtube linkedin established copyrightYear answerDays boxUsers boxSubjects boxTeachers boxAcademics ' +
  'boxNotes boxEvents boxQuestions logo favicon review approvedByOther firstSteps ' +
  'adminsNeedSecondFactor keepChats keepMessages keepSpam keepMails keepAudit keepUnanswered keepMissingPages';
const DATES = 'publishAt expireAt pinnedUntil';
const WARNINGS = 'warnings warnings.field warnings.kind warnings.what';
const MANAGED = `_id state version live last draft draft.fields draft.base draft.updatedAt ${BY('draft.by')} draft.conflict ${BY('draft.writers')} ${BY('reviewBy')} previews ${BY('previews.by')} previews.expiresAt ${WARNINGS}`;
const VERSION = `n at ${BY('by')} kind note changed`;
const PASSKEY = '_id name createdAt usedAt';
const STUDENT =
  'student student._id student.name student.email student.role student.faculty student.semester student.faculty_semesters';
const MAIL = '_id kind recipient subject state attempts trouble aboutType about createdAt sentAt nextAt';
const FILE = ['path', 'name', 'size'];
const SHOWN_LINK = (list: string) => `${list} ${list}.label ${list}.label_ne ${list}.href`;
const SHOWN_MENU = `${SHOWN_LINK('header')} ${SHOWN_LINK('header.items')} ${SHOWN_LINK('footer')}`;
const LINK = (list: string) =>
  `${SHOWN_LINK(list)} ${list}.target ${list}.target.page ${list}.target.type ${list}.target.id ${list}.target.url ${list}.title ${list}.title_ne ${list}.hidden ${list}.publishAt`;
const MENU = `${LINK('header')} ${LINK('header.items')} ${LINK('footer')} pages pages.path pages.title pages.title_ne`;
const LIBRARY = '_id path bytes name uses createdAt';
const PICTURE = `${LIBRARY} width height alt alt_ne caption caption_ne credit focus`;
const DOCUMENT = `${LIBRARY} title title_ne`;
const USES = 'type id title field state';
const withDuplicate = (file: string) =>
  `${file} duplicate ${file.replaceAll(/\w+/g, 'duplicate.$&')} ${WARNINGS}`;

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
  'GET /api/account/{id}': ACCOUNT,
  'GET /api/account/{id}/second-factor': 'totp passkeys recoveryCodes',
  'GET /api/account/{id}/sessions': '_id createdAt seenAt agent isCurrent',
  'GET /api/account/passkeys': PASSKEY,
  'GET /api/contact/{id}': CONTACT,
  'GET /api/application/{id}': APPLICATION,
  'GET /api/manage/redirects/{id}': '_id from to permanent',
  'GET /api/mails': MAIL,
  'GET /api/manage/missing-pages': '_id path count firstAt lastAt',
  'GET /api/manage/vain-searches': '_id words count firstAt lastAt',
  'GET /api/manage/first-steps': 'step isDone',
  'GET /api/manage/backup': 'lastAt',
  'GET /api/manage/trash': `_id type title title_ne was deletedAt ${BY('deletedBy')} until etag`,
  'GET /api/unanswered':
    '_id question asked firstAt lastAt withheld withheld.type withheld.item withheld.title withheld.title_ne withheld.text',
  'GET /api/answered': '_id question helped notHelped lastAt said said.title said.path said.text',
  'GET /api/taught': '_id question type item at title title_ne',
  'POST /api/account': ACCOUNT,
  'PUT /api/account/{id}': ACCOUNT,
  'GET /api/manage/audit': `_id at type title session ${BY('who')} what record detail detail.fields detail.format detail.rows detail.agent detail.network detail.sessions exists signedIn signedIn.at signedIn.agent`,
  'GET /api/events': `_id at type item title title_ne action ${BY('account')} within within._id within.title within.title_ne`,
  'GET /api/settings': SETTINGS,
  'PUT /api/settings': `${SETTINGS} ${WARNINGS}`,
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
  'GET /api/mail-status': 'server from staff waiting failedLately unsent',
  'GET /api/chats': `_id title ${CHAT} createdAt updatedAt`,
  'POST /api/create-chat': `_id title ${CHAT} createdAt updatedAt`,
  'POST /webhooks/rest/webhook': 'recipient_id text',
  'GET /api/find?q=new':
    'type records records._id records.title records.title_ne records.detail records.within records.within._id records.within.title records.within.title_ne isMore',
  'GET /api/manage/redirects': '_id from to permanent',
  'POST /api/manage/redirects': `_id from to permanent ${WARNINGS}`,
  'GET /api/manage/waiting':
    'submitted approved returned overdue unattended outcomes conflicts kept kept.versions kept.pictures kept.documents kept.bytes kept.unmeasured',
  'GET /api/menu': SHOWN_MENU,
  'GET /api/manage/menu': MENU,
  'PUT /api/manage/menu': MENU,
  'GET /api/manage/menu/versions': VERSION,
  'GET /api/manage/menu/versions/{n}': MENU,
  'GET /api/manage/pictures': PICTURE,
  'GET /api/manage/picture/{id}': PICTURE,
  'GET /api/manage/picture/{id}/uses': USES,
  'GET /api/manage/document/{id}': DOCUMENT,
  'GET /api/manage/document/{id}/uses': USES,
  'POST /api/manage/picture': withDuplicate(PICTURE),
  'PUT /api/manage/picture/{id}': PICTURE,
  'POST /api/manage/picture/{id}/replace': `${PICTURE} changed ${WARNINGS}`,
  'GET /api/manage/documents': DOCUMENT,
  'POST /api/manage/document': withDuplicate(DOCUMENT),
  'PUT /api/manage/document/{id}': DOCUMENT,
  'POST /api/manage/document/{id}/replace': `${DOCUMENT} changed ${WARNINGS}`,
  'POST /api/picture': `path ${WARNINGS}`,
  'POST /api/attachment': FILE.join(' '),
  'DELETE /api/account/totp': '',
  'POST /api/logout': '',
  'POST /contact-us': '',
  'POST /apply-online': '',
  'POST /ne/contact-us': '',
  'POST /ne/apply-online': '',
  'POST /api/password-link': '',
  'POST /api/answered': '',
  'POST /password': '',
  'POST /password/{token}': '',
  'POST /ne/password': '',
  'POST /ne/password/{token}': '',
  'POST /api/account/{id}/invitation': '',
  'POST /api/student/login': `token ${person('student')}`,
  'POST /api/teacher/login': `token ${person('teacher')}`,
  'POST /api/user/login/passkey': `token ${USER}`,
  'POST /api/user/login/passkey/options': 'rpId challenge timeout userVerification',
  'PUT /api/me/password': `token ${USER}`,
  'POST /api/student/details': STUDENT,
  'POST /api/student/details/{id}': STUDENT,
  'POST /api/unanswered/{id}/answer': '_id question type item at',
  'POST /api/mail-test': MAIL,
  'POST /api/mail-again/{id}': MAIL,
  'POST /api/mails-again': 'count',
  'POST /api/account/totp': 'secret url',
  'POST /api/account/totp/confirm': 'recoveryCodes',
  'POST /api/account/recovery-codes': 'recoveryCodes',
  'PUT /api/manage/redirects/{id}': `_id from to permanent ${WARNINGS}`,
  'POST /api/manage/redirects/import': `added changed refused ${WARNINGS} warnings.line`,
  'POST /api/account/passkeys': `${PASSKEY} recoveryCodes`,
  'PUT /api/account/passkeys/{id}': PASSKEY,
  'DELETE /api/account/passkeys/{id}': PASSKEY,
  'POST /api/account/passkeys/options': `challenge rp rp.name rp.id user user.id user.name user.displayName pubKeyCredParams pubKeyCredParams.alg pubKeyCredParams.type timeout attestation excludeCredentials authenticatorSelection authenticatorSelection.residentKey authenticatorSelection.userVerification authenticatorSelection.requireResidentKey extensions extensions.credProps hints`,
};

/** Calls that are made after all the writes; the ids of the others come from these. */
export const READS = Object.keys(TOLD)
  .filter((call) => call.startsWith('GET ') && !call.includes('{'))
  .map((call) => call.slice('GET '.length));

/** Reads of one record, with the list that has its id. */
export const READS_OF_ONE: readonly [list: string, path: string][] = [
  ['/api/accounts', '/api/account/{id}'],
  ['/api/accounts', '/api/account/{id}/second-factor'],
  ['/api/accounts', '/api/account/{id}/sessions'],
  ['/api/contacts', '/api/contact/{id}'],
  ['/api/applications', '/api/application/{id}'],
  ['/api/manage/redirects', '/api/manage/redirects/{id}'],
  ['/api/manage/pictures', '/api/manage/picture/{id}'],
  ['/api/manage/pictures', '/api/manage/picture/{id}/uses'],
  ['/api/manage/documents', '/api/manage/document/{id}'],
  ['/api/manage/documents', '/api/manage/document/{id}/uses'],
  ...everyType.map(({ name, plural }) => [`/api/${plural}`, `/api/${name}/{id}`] as [string, string]),
];

/** Reads that are no JSON: tables, files, and the documents about the API. */
export const FILES = /^\/api\/(?:docs|openapi\.json|manage\/file\/|\w+\.(?:csv|xlsx)$)/;

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
  if (!call.includes('/manage/')) return [...record, ...WARNINGS.split(' ')];
  if (call.endsWith('/bulk')) return ['done', 'refused', 'warnings.id', ...WARNINGS.split(' ')];
  if (call.endsWith('/preview')) return ['url', 'expiresAt'];
  if (call.endsWith('/versions')) return VERSION.split(' ');
  if (call.endsWith('/versions/{n}'))
    return [...VERSION.split(' '), 'fields', ...fieldsOf(type).map((name) => `fields.${name}`)];
  const inDraft = fieldsOf(type).map((name) => `draft.fields.${name}`);
  const live = record.flatMap((name) => [`live.${name}`, `last.${name}`]);
  return [...MANAGED.split(' '), 'review', 'reviewNote', ...DATES.split(' '), ...inDraft, ...live];
}

/** The allowed property names of a call's response; undefined for an unlisted call. */
export function namesFor(call: string): ReadonlySet<string> | undefined {
  const listed = TOLD[call];
  if (listed !== undefined) return new Set(listed.split(' '));
  const type = everyType.find(({ name, plural }) =>
    new RegExp(
      `/api/(?:manage/)?(?:${name}|${plural})(?:File|-image-(?:update|delete|order)|-move|-semesters)?(?:/|$)`,
    ).test(call),
  );
  return type && new Set(forType(type, call));
}

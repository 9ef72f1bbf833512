import type { AuditDetail } from '../../content/audit.ts';
import type { SubmissionFacts } from '../../content/submissions.ts';
import { browserIn } from '../../languages/browser-words.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { formatDayAndTime } from '../format-time.ts';
import { language } from '../language.ts';
import { pathsOf } from '../paths.ts';
import { networkShown } from '../session/network-shown.ts';
import { fieldName, type SettingsLabels } from './field-name.ts';
import { actionWords, auditWords, otherNouns } from './words.ts';

/** One line of the audit trail. */
export interface AuditLine {
  _id: string;
  at: string;
  /** Null for the program itself and for calls without a session. */
  who: { _id: string; name: string } | null;
  what: string;
  type: string;
  /** Id of the record; empty where there is none. */
  record: string;
  title: string;
  detail: AuditDetail | null;
  session: string;
  /** Whether the record is there. */
  exists: boolean;
}

/** What happened, in words; the code of a newer version as it is. */
export const wordsOf = ({ what }: Pick<AuditLine, 'what'>): string =>
  Object.hasOwn(actionWords, what) ? actionWords[what as keyof typeof actionWords] : what;

/** Further details in words; empty if there are none. */
export function detailOf({ detail }: Pick<AuditLine, 'detail'>, labels: SettingsLabels): string {
  if (!detail) return '';
  const { fields = [], format, rows, agent, network, sessions = 0, takenAt, command } = detail;
  return [
    ...fields.map((field) => fieldName(field, labels)),
    ...(format ? [format === 'json' ? auditWords.wholeList : format.toUpperCase()] : []),
    ...(rows === undefined ? [] : [auditWords.rows(rows)]),
    ...(agent ? [browserIn(language, agent)] : []),
    ...(network ? [networkShown(network)] : []),
    ...(sessions > 0 ? [auditWords.sessions(sessions)] : []),
    ...(takenAt ? [auditWords.takenAt(formatDayAndTime(new Date(takenAt)))] : []),
    ...(command ? [auditWords.command(command)] : []),
  ].join(', ');
}

/** The record of a line. */
export interface LineRecord {
  /** The noun for it, such as 'Notice'; begins with a capital letter. */
  kind: string;
  /** Its title at that time; may be empty. */
  title: string;
  /** The path of its form, or of the list that was downloaded; absent if there is none. */
  path?: string;
}

export function recordOf(
  { what, type: name, record, title, exists }: AuditLine,
  types: readonly TypeFacts[],
  inbox: readonly SubmissionFacts[],
): LineRecord {
  const type = types.find((one) => one.name === name);
  const sent = inbox.find((one) => one.name === name);
  if (what === 'exported' && sent)
    return { kind: sent.admin.label, title: '', path: `/admin/${sent.admin.list}` };
  const noun = type?.admin.noun ?? sent?.admin.noun ?? otherNouns[name] ?? name;
  const kind = noun.charAt(0).toUpperCase() + noun.slice(1);
  if (what.startsWith('sign-in-') && record === '') return { kind, title: auditWords.unknownAccount };
  if (!exists) return { kind, title };
  if (type) return { kind, title, path: pathsOf(type).update({ _id: record }) };
  if (sent) return { kind, title, path: `/admin/${sent.admin.one}/${record}` };
  if (name === 'account') return { kind, title, path: `/admin/update-account/${record}` };
  if (name === 'redirect') return { kind, title, path: `/admin/update-redirect/${record}` };
  return name === 'settings' ? { kind, title, path: '/admin/settings' } : { kind, title };
}

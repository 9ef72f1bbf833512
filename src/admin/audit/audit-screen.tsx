import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AUDIT_ACTIONS, type AuditDetail } from '../../content/audit.ts';
import type { SubmissionFacts } from '../../content/submissions.ts';
import { browserIn } from '../../languages/browser-words.ts';
import { typedDay, unmistakable } from '../../languages/typed-day.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { dayInKathmandu } from '../../schema/kathmandu.ts';
import { otherDayIn } from '../../ui/day-words.ts';
import { langOf } from '../../ui/lang-of.ts';
import { useInboxTypes, useSettingsGroups, useTypes } from '../content-types.tsx';
import { DayField } from '../day-field/day-field.tsx';
import { formatDayAndTime, formatFull, formatRecent } from '../format-time.ts';
import { capitalized, language, networkShown } from '../language.ts';
import { Heading } from '../layout/heading.tsx';
import { collection, useList } from '../list/collection.ts';
import { DataList } from '../list/data-list.tsx';
import { type Column, OPENS_ROW } from '../list/data-table.tsx';
import { DownloadButton, readFile } from '../list/download-button.tsx';
import { useListParams, writeListParams } from '../list/list-params.ts';
import { emptyWords, findWords } from '../list/words.ts';
import { accountPath, pathsOf, redirectPath, submissionPath } from '../paths.ts';
import { QUIET } from '../queries.ts';
import { sessionWords } from '../session/words.ts';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';
import { navigation } from '../words.ts';
import { fieldName, type SettingsLabels } from './field-name.ts';
import { actionWords, auditWords, filterWords, otherNouns } from './words.ts';
import './audit.css';

interface AuditLine {
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
  /** When that session began, and with which browser; null where that is not kept any more. */
  signedIn: { at: string; agent: string } | null;
  /** Whether the record is there. */
  exists: boolean;
}

/** What happened, in words; the code of a newer version as it is. */
function wordsOf({ what, detail }: Pick<AuditLine, 'what'> & Partial<Pick<AuditLine, 'detail'>>): string {
  // Who opens a list that fits on one page has read it whole, and downloaded nothing.
  if (what === 'exported' && detail?.format === 'json') return auditWords.readWhole;
  return Object.hasOwn(actionWords, what) ? actionWords[what as keyof typeof actionWords] : what;
}

/** Further details in words; empty if there are none. */
function detailOf({ detail }: Pick<AuditLine, 'detail'>, labels: SettingsLabels): string {
  if (!detail) return '';
  const { fields = [], format, rows, agent, network, sessions = 0, takenAt, command } = detail;
  return [
    ...fields.map((field) => fieldName(field, labels)),
    ...(format && format !== 'json' ? [format.toUpperCase()] : []),
    ...(rows === undefined ? [] : [auditWords.rows(rows)]),
    ...(agent ? [browserIn(language, agent)] : []),
    ...(network ? [networkShown(network)] : []),
    ...(sessions > 0 ? [auditWords.sessions(sessions)] : []),
    ...(takenAt ? [auditWords.takenAt(formatDayAndTime(new Date(takenAt)))] : []),
    ...(command ? [auditWords.command(command)] : []),
  ].join(', ');
}

interface LineRecord {
  /** The noun for it, such as 'Notice'; begins with a capital letter. */
  kind: string;
  /** Its title at that time; may be empty. */
  title: string;
  /** The path of its form, or of the list that was downloaded; absent if there is none. */
  path?: string;
}

function recordOf(
  { what, type: name, record, title, exists }: AuditLine,
  types: readonly TypeFacts[],
  inbox: readonly SubmissionFacts[],
): LineRecord {
  const type = types.find((one) => one.name === name);
  const sent = inbox.find((one) => one.name === name);
  if (what === 'exported' && sent)
    return { kind: sent.admin.label, title: '', path: `/admin/${sent.admin.list}` };
  const kind = capitalized(type?.admin.noun ?? sent?.admin.noun ?? otherNouns[name] ?? name);
  if (what.startsWith('sign-in-') && record === '') return { kind, title: auditWords.unknownAccount };
  if (!exists) return { kind, title };
  if (type) return { kind, title, path: pathsOf(type).update({ _id: record }) };
  if (sent) return { kind, title, path: submissionPath(sent, record) };
  if (name === 'account') return { kind, title, path: accountPath(record) };
  if (name === 'redirect') return { kind, title, path: redirectPath(record) };
  return name === 'settings' || name === 'menu' ? { kind, title, path: `/admin/${name}` } : { kind, title };
}

const PATH = '/manage/audit';

/** The trail, newest first. Personal data is dropped as soon as it is no longer shown. */
const audit = collection<AuditLine>({
  key: 'audit',
  path: PATH,
  unreadable: auditWords.notRead,
  query: { gcTime: 0, meta: QUIET },
});

const FILTERS = ['who', 'what', 'record', 'from', 'to'] as const;
type Filters = Readonly<Record<string, string>>;

/** The filters that are set. A code that this version does not know counts as none. */
const known = (filters: Filters): Filters =>
  Object.fromEntries(
    FILTERS.map((name) => [name, filters[name]?.trim() ?? '']).filter(
      ([name, value]) =>
        value !== '' && (name !== 'what' || AUDIT_ACTIONS.some((action) => action === value)),
    ),
  );

const addressOf = (filters: Filters) => writeListParams({ more: filters });

/** The audit trail (requirement 19.72). Its filters are in the address. */
export function AuditScreen() {
  const filters = known(useListParams().more);
  const list = useList({ page: (asked) => audit.page({ ...asked, ...filters }) });
  const navigate = useNavigate();
  // All lines that match the filters, not just the present page.
  const read = () =>
    readFile({ path: `${PATH}${addressOf(filters)}`, headers: { Accept: 'text/csv' } }, 'audit.csv');
  return (
    <>
      <Heading title={navigation.audit}>
        <DownloadButton read={read}>{auditWords.exportCsv}</DownloadButton>
      </Heading>
      <p className="audit-purpose">{auditWords.purpose}</p>
      <AuditFilters
        key={addressOf(filters)}
        filters={filters}
        onFilter={(wanted) => void navigate(addressOf(wanted) || '?')}
      />
      <DataList
        list={list}
        className="audit-table"
        columns={() => COLUMNS}
        empty={<NothingFound isFiltered={Object.keys(filters).length > 0} />}
      />
    </>
  );
}

const actions = [
  { value: '', label: filterWords.anything },
  ...AUDIT_ACTIONS.map((value) => ({ value, label: actionWords[value] })),
];

interface AuditFiltersProps {
  /** Those of the address, from which the form starts. */
  filters: Filters;
  onFilter: (filters: Filters) => void;
}

/** The filters, which apply together when the form is sent. */
function AuditFilters({ filters, onFilter }: AuditFiltersProps) {
  const first = useRef<HTMLInputElement>(null);
  useShortcut('/', filterWords.label, () => first.current?.select());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    onFilter(known(Object.fromEntries(FILTERS.map((name) => [name, String(sent.get(name) ?? '')]))));
  };
  return (
    <form className="audit-filters" aria-label={filterWords.label} onSubmit={submit}>
      <TextInput
        ref={first}
        name="who"
        label={auditWords.who}
        placeholder={filterWords.whoHint}
        defaultValue={filters.who ?? ''}
      />
      <NativeSelect name="what" label={auditWords.what} data={actions} defaultValue={filters.what ?? ''} />
      <TextInput
        name="record"
        label={auditWords.record}
        placeholder={filterWords.recordHint}
        defaultValue={filters.record ?? ''}
      />
      <DayFilter name="from" label={filterWords.from} day={filters.from ?? ''} />
      <DayFilter name="to" label={filterWords.to} day={filters.to ?? ''} />
      <div className="audit-filter-buttons">
        <Button type="submit">{filterWords.label}</Button>
        {Object.keys(filters).length > 0 && <ShowEverything />}
      </div>
    </form>
  );
}

const ShowEverything = () => (
  <Button component={Link} to="?" variant="default">
    {filterWords.clear}
  </Button>
);

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="notice-box">
      <h2>{isFiltered ? findWords.nothing : emptyWords.title}</h2>
      {isFiltered && (
        <>
          <p>{filterWords.nothingFits}</p>
          <ShowEverything />
        </>
      )}
    </div>
  );
}

const COLUMNS: readonly Column<AuditLine>[] = [
  { name: 'when', label: auditWords.when, cell: ({ at }) => <StackedDays at={at} /> },
  { name: 'who', label: auditWords.who, cell: (line) => <Who line={line} /> },
  {
    name: 'what',
    label: auditWords.what,
    cell: (line) => (
      <>
        {wordsOf(line)}
        <Detail line={line} />
      </>
    ),
  },
  { name: 'title', label: auditWords.record, cell: (line) => <RecordLink line={line} /> },
  { name: 'session', label: auditWords.session, cell: (line) => <Session line={line} /> },
];

/** The session in words; its id, which the table for download has, is the tooltip. */
function Session({ line: { session, signedIn } }: { line: AuditLine }) {
  if (session === '') return null;
  if (!signedIn) return <span title={session}>{auditWords.sessionNotKept}</span>;
  return (
    <span title={session}>
      {browserIn(language, signedIn.agent) || sessionWords.unknownBrowser},{' '}
      {formatRecent(new Date(signedIn.at))}
    </span>
  );
}

/** Day and time, and under it the day in the other calendar. */
function StackedDays({ at }: { at: string }) {
  const instant = new Date(at);
  const other = otherDayIn(language, dayInKathmandu(at));
  return (
    <time dateTime={at} title={formatFull(instant)}>
      {formatDayAndTime(instant)}
      {other && (
        <span className="row-detail" lang="ne">
          {other}
        </span>
      )}
    </time>
  );
}

/** The name leads to everything that this account did. */
function Who({ line: { who, what } }: { line: AuditLine }) {
  if (!who) return what.startsWith('sign-in-') ? auditWords.nobody : auditWords.program;
  const name = who.name || auditWords.deletedAccount;
  return (
    <Link to={addressOf({ who: who._id })} title={auditWords.only(name)} {...OPENS_ROW}>
      <bdi lang={langOf(name)}>{name}</bdi>
    </Link>
  );
}

function Detail({ line }: { line: AuditLine }) {
  const fields = useSettingsGroups().flatMap((group) => group.fields);
  const detail = detailOf(line, Object.fromEntries(fields.map(({ name, label }) => [name, label])));
  return detail && <span className="row-detail">{detail}</span>;
}

/** The noun for the record and its title at that time, which links to its form if it still exists. */
function RecordLink({ line }: { line: AuditLine }) {
  const { kind, title, path } = recordOf(line, useTypes(), useInboxTypes());
  const shown = title && <bdi lang={langOf(title)}>{title}</bdi>;
  if (!shown) return path ? <Link to={path}>{kind}</Link> : kind;
  return (
    <>
      <span className="row-detail">{kind}</span>
      {path ? <Link to={path}>{shown}</Link> : shown}
    </>
  );
}

interface DayFilterProps {
  name: string;
  label: string;
  /** `YYYY-MM-DD`, or '': that from which the form starts. */
  day: string;
}

/** A day in a form that is read on submit; its value is Gregorian in either calendar. */
function DayFilter({ name, label, day }: DayFilterProps) {
  const [value, setValue] = useState(typedDay(day, { calendar: 'ad' }).day ?? day);
  return (
    <div>
      <DayField label={label} value={value} onChange={setValue} />
      <input type="hidden" name={name} value={unmistakable(value)} />
    </div>
  );
}

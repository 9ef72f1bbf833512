import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DUTIES, type Duty, hasDuty, writersOf } from '../../content/duties.ts';
import { type OfficePath, officeScreens } from '../../content/office-screens.ts';
import { spaceBefore } from '../../languages/joined.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { libraryIdOf } from '../../schema/stored-names.ts';
import { langOf } from '../../ui/lang-of.ts';
import { messageOf } from '../api/api-error.ts';
import { useTypes } from '../content-types.tsx';
import { useOwnDuties } from '../duties/own-duties.ts';
import { formatFull, timeAgo } from '../format-time.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { accountPath, CHATS, filePath, pathsOf, pathWithin, redirectPath, withinField } from '../paths.ts';
import { shownTitle } from '../shown-title.ts';
import { navigation } from '../words.ts';
import { type EventEntry, eventsQuery } from './dashboard-queries.ts';
import { changeWords as words } from './words.ts';

/** How many changes are shown. */
const MAX_SHOWN = 10;
const LINES = Array.from({ length: MAX_SHOWN }, (_, line) => line);

/** The latest changes and their authors, each with a link to the changed record. */
export function ChangedLast() {
  const { data, error, isPending, refetch } = useQuery(eventsQuery);
  const events = withoutRepeats(data ?? []).slice(0, MAX_SHOWN);
  const sentences = sentencesOf(events, useTypes(), useOwnDuties());
  return (
    <section className="changed-last" aria-labelledby="changed-last" aria-busy={isPending || undefined}>
      <h2 id="changed-last">{words.title}</h2>
      {isPending && (
        <ol>
          {LINES.map((line) => (
            <li key={line}>
              <Skeleton height={16} my={5} width="75%" />
            </li>
          ))}
        </ol>
      )}
      {error && !data && <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />}
      {data?.length === 0 && <p>{words.none}</p>}
      {events.length > 0 && (
        <ol>
          {events.map((event, index) => (
            <Change key={event._id} event={event} sentence={sentences[index]} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Change({ event: { at, account }, sentence }: { event: EventEntry; sentence: Sentence | undefined }) {
  if (!sentence) return null;
  const { what, title, within, did, path } = sentence;
  const instant = new Date(at);
  const named = <bdi lang={langOf(title)}>{title}</bdi>;
  return (
    <li>
      {what} {path ? <Link to={path}>“{named}”</Link> : <span className="unlinked">“{named}”</span>}
      {spaceBefore(within ? words.in : did)}
      {within && (
        <>
          {words.in} <bdi lang={langOf(within)}>{within}</bdi>
          {spaceBefore(words.inside)}
          {words.inside}
        </>
      )}
      {did}
      {account && words.by(account.name)},{' '}
      <time dateTime={at} title={formatFull(instant)}>
        {timeAgo(instant, new Date())}
      </time>
    </li>
  );
}

/** A change in words: '{what} “{title}” in {within} {did} by {who}', with a link to the record's form. */
interface Sentence {
  /** Begins with a capital letter. */
  what: string;
  title: string;
  /** Title of the record within which this one is. */
  within?: string;
  did: string;
  /** URL of the record's form; absent if it has none or was deleted. */
  path?: string;
}

const DID: Readonly<Record<string, string>> = words.did;

/** Types of audit events that are not content types, such as the settings. */
const OTHER_TYPES: Readonly<
  Record<string, { noun: string; title?: string; did?: string; on: OfficePath; pathOf(item: string): string }>
> = {
  settings: {
    noun: words.settings,
    did: words.settingsDid,
    on: 'settings',
    pathOf: () => '/admin/settings',
  },
  menu: { noun: words.menu, title: navigation.menu, on: 'menu', pathOf: () => '/admin/menu' },
  redirect: { noun: words.redirect, on: 'redirects', pathOf: redirectPath },
  picture: {
    noun: words.picture,
    on: 'pictures',
    pathOf: (path) => filePath('picture', libraryIdOf(path)),
  },
  attachment: {
    noun: words.document,
    on: 'pictures',
    pathOf: (path) => filePath('document', libraryIdOf(path)),
  },
  chat: { noun: words.chat, on: 'chats', pathOf: () => CHATS },
  account: { noun: words.account, on: 'accounts', pathOf: accountPath },
};

/** Keeps only the newest of consecutive events that are the same action of one person on one record. */
export function withoutRepeats(events: readonly EventEntry[]): EventEntry[] {
  const keyOf = ({ type, item, action, account }: EventEntry) => [type, item, action, account?._id].join(' ');
  return events.filter((event, index) => {
    const newer = events[index - 1];
    return !newer || keyOf(newer) !== keyOf(event);
  });
}

/**
 * The events in words, newest first. A record that is deleted gets no link, nor does one whose screen none of these duties
 * opens.
 */
export function sentencesOf(
  events: readonly EventEntry[],
  types: readonly TypeFacts[],
  duties: readonly Duty[] = DUTIES,
): Sentence[] {
  const deletedIds = deletedIn(events);
  return events.map((event) => {
    const type = types.find(({ name }) => name === event.type);
    const other = OTHER_TYPES[event.type];
    const noun = type?.admin.noun ?? other?.noun ?? event.type;
    const form = type ? formOf(type, event, types) : other?.pathOf(event.item);
    const needed = type ? writersOf(type) : ((other && officeScreens[other.on].duties) ?? []);
    const path = deletedIds.has(event.item) || !hasDuty(duties, needed) ? undefined : form;
    return {
      what: noun.charAt(0).toUpperCase() + noun.slice(1),
      title: other?.title ?? shownTitle(event),
      ...(event.within && { within: shownTitle(event.within) }),
      did: other?.did ?? didOf(event, types),
      ...(path && { path }),
    };
  });
}

/** Ids of the records that were deleted, and not put back after that. */
function deletedIn(events: readonly EventEntry[]): ReadonlySet<string> {
  const last = new Map<string, string>();
  for (const { item, action } of events)
    if (['deleted', 'erased', 'put-back'].includes(action) && !last.has(item)) last.set(item, action);
  return new Set([...last].filter(([, action]) => action !== 'put-back').map(([item]) => item));
}

function didOf({ action, type }: EventEntry, types: readonly TypeFacts[]): string {
  const listed = action === 'ordered' && types.find((one) => withinField(one)?.to === type);
  return listed ? words.ordered(listed.admin.label.toLowerCase()) : (DID[action] ?? words.changed);
}

function formOf(
  type: TypeFacts,
  { item, within }: EventEntry,
  types: readonly TypeFacts[],
): string | undefined {
  const holder = within && types.find(({ name }) => name === withinField(type)?.to);
  if (holder) return pathWithin(holder, within._id, type, item);
  return type.admin.isAddOnly ? undefined : pathsOf(type).update({ _id: item });
}

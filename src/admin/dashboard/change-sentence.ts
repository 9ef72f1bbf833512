import type { TypeFacts } from '../../schema/derive/describe.ts';
import { pathsOf } from '../paths.ts';
import type { EventEntry } from './dashboard-queries.ts';

/** What was changed, in words: '{what} “{title}” {did} by {who}', and where it can be changed again. */
export interface Sentence {
  /** Begins with a capital letter. */
  what: string;
  title: string;
  did: string;
  /** Address of its form; undefined where there is none, or no record any more. */
  path?: string;
}

const DID: Readonly<Record<string, string>> = {
  created: 'was added',
  updated: 'was updated',
  illustrated: 'had its pictures changed',
  moved: 'was moved in its list',
  deleted: 'was deleted',
};

/** What is changed beside records. */
const OTHERS: Readonly<Record<string, { noun: string; path: string }>> = {
  settings: { noun: 'college', path: '/admin/settings' },
};

/** Saved time and again in one go, a record was changed once: only the newest of such events. */
export function withoutRepeats(events: readonly EventEntry[]): EventEntry[] {
  const said = ({ type, item, action, account }: EventEntry) => [type, item, action, account?._id].join(' ');
  return events.filter((event, index) => {
    const newer = events[index - 1];
    return !newer || said(newer) !== said(event);
  });
}

/** Events newest first, each in words. What was deleted since has no form, and its deletion stands among them. */
export function sentencesOf(events: readonly EventEntry[], types: readonly TypeFacts[]): Sentence[] {
  const gone = new Set(events.filter(({ action }) => action === 'deleted').map(({ item }) => item));
  return events.map((event) => {
    const type = types.find(({ name }) => name === event.type);
    const other = OTHERS[event.type];
    const noun = type?.admin.noun ?? other?.noun ?? event.type;
    const path = type ? formOf(type, event.item, gone) : other?.path;
    return {
      what: noun.charAt(0).toUpperCase() + noun.slice(1),
      title: event.title,
      did: DID[event.action] ?? 'was changed',
      ...(path && { path }),
    };
  });
}

function formOf(type: TypeFacts, _id: string, gone: ReadonlySet<string>): string | undefined {
  return gone.has(_id) || type.admin.isAddOnly ? undefined : pathsOf(type).update({ _id });
}

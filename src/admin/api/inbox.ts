import type { TypeFacts } from '../../schema/derive/describe.ts';
import { whileSignedIn } from '../session/sign-in-again.ts';
import { type ListQuestion, listQueryOf } from './records.ts';
import { type ApiRequest, request } from './request.ts';

/** How many of something nobody has viewed, and how many are taken for spam. */
export interface InboxCount {
  unviewed: number;
  spam: number;
}

/** How the chat fares. */
export interface ChatCount {
  /** Conversations that began today in Kathmandu. */
  today: number;
  /** Questions to which nothing that is published was an answer. */
  unanswered: number;
}

/** How much waits in the inbox. */
export interface InboxNumbers {
  /** By the name of what visitors send. */
  submissions: Readonly<Record<string, InboxCount>>;
  chats: ChatCount;
}

/** A file as it is to be kept. */
export interface NamedFile {
  name: string;
  blob: Blob;
}

const call = (what: ApiRequest) => whileSignedIn(() => request(what));

/**
 * Nobody is asked to sign in again for the numbers: that would come amid somebody's typing. Throws `ApiError`, like
 * every call here.
 */
export async function readInbox(signal: AbortSignal): Promise<InboxNumbers> {
  const { body } = await request({ path: '/inbox', signal });
  if (typeof body !== 'object' || body === null || !('chats' in body))
    throw new Error('How much waits in the inbox could not be read. Please try again.');
  const { chats, ...submissions } = body;
  return { submissions: submissions as Record<string, InboxCount>, chats: chats as ChatCount };
}

/** Notes whether a submission was viewed. */
export async function noteView({ name }: TypeFacts, id: string, isView: boolean): Promise<void> {
  await call({ method: 'PUT', path: `/${name}/${encodeURIComponent(id)}`, body: { isView } });
}

/** Says that a submission is spam, or that it is none. */
export async function noteSpam({ name }: TypeFacts, id: string, isSpam: boolean): Promise<void> {
  await call({ method: 'POST', path: `/${name}-spam/${encodeURIComponent(id)}`, body: { isSpam } });
}

/** Everything that a list's filter shows as a table, under the name that the server gives it. */
export async function exportList({ plural }: TypeFacts, question: ListQuestion): Promise<NamedFile> {
  const { body, header } = await call({ path: `/${plural}.csv?${listQueryOf(question)}`, isFile: true });
  if (!(body instanceof Blob)) throw new Error('The table did not arrive. Please try again.');
  const named = /filename="([^"]+)"/.exec(header('Content-Disposition') ?? '')?.[1];
  return { name: named ?? `${plural}.csv`, blob: body };
}

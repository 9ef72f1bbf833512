import { createHash, randomUUID } from 'node:crypto';
import { pdfBytes, pdfFile } from '../../test/documents.ts';
import { multipart } from '../../test/pictures.ts';
import type { Answer, Sent } from '../college/caller.ts';
import type { College } from '../college/college.ts';
import type { Acknowledged } from './acknowledged.ts';

export interface WriterOptions {
  college: Pick<College, 'call'>;
  acknowledged: Acknowledged;
  /** A picture with one smaller size. */
  picture: File;
  /** Size of each PDF; 20 kB by default. */
  documentBytes?: number;
}

/** One write. @returns the answer, whatever its status @throws when there is none */
type Write = () => Promise<Answer>;

const DOCUMENT_BYTES = 20_000;

/** One client that writes. It notes what it sends before, and what is acknowledged after. */
export class Writer {
  readonly #options: WriterOptions;
  readonly #name: string;
  #count = 0;
  /** A message that was sent and not acknowledged, which is sent again. */
  #message: { name: string; submissionId: string } | undefined;
  #draft: { record: string; tag: string } | undefined;

  constructor(name: string, options: WriterOptions) {
    this.#name = name;
    this.#options = options;
  }

  /** Sends a message of the contact form; one that was not acknowledged again, with the same submission id. */
  readonly message: Write = async () => {
    const { acknowledged } = this.#options;
    const message = this.#message ?? { name: this.#next('Sender'), submissionId: randomUUID() };
    this.#message = message;
    acknowledged.sent.add(message.name);
    const json = { ...message, email: 'sender@example.org', message: 'When does the term begin?' };
    const answer = await this.#call('POST', '/api/contact', { json, token: '' });
    if (!isDone(answer)) return answer;
    this.#message = undefined;
    if (acknowledged.isTaken) acknowledged.messages.set(message.name, answer.record._id ?? '');
    return answer;
  };

  /** Adds a notice with a picture. */
  readonly picture: Write = async () => {
    const { acknowledged, picture } = this.#options;
    const title = this.#next('Notice');
    acknowledged.sent.add(title);
    const answer = await this.#call('POST', '/api/notice', { body: multipart({ title, image: picture }) });
    const { _id = '', image = '' } = answer.record;
    if (isDone(answer) && acknowledged.isTaken) acknowledged.notices.set(_id, { title, image });
    return answer;
  };

  /** Uploads a PDF with content of its own. */
  readonly document: Write = async () => {
    const { acknowledged, documentBytes = DOCUMENT_BYTES } = this.#options;
    const name = `${this.#next('Routine')}.pdf`;
    const bytes = pdfBytes(documentBytes);
    bytes.write(randomUUID(), documentBytes / 2);
    acknowledged.digests.set(name, digestOf(bytes));
    const body = multipart({ attachment: pdfFile(name, bytes) });
    const answer = await this.#call('POST', '/api/attachment', { body });
    if (isDone(answer) && acknowledged.isTaken) acknowledged.documents.set(name, answer.record.path ?? '');
    return answer;
  };

  /** Changes a draft of its own, and makes one first. */
  readonly draft: Write = async () => {
    const { acknowledged } = this.#options;
    if (!this.#draft) return this.#begin();
    const { record, tag } = this.#draft;
    const title = this.#next('Draft');
    acknowledged.sentDrafts.get(record)?.add(title);
    const headers = { 'if-match': tag };
    const json = { fields: { title } };
    const answer = await this.#call('PUT', `/api/manage/notice/${record}/draft`, { json, headers });
    if (!isDone(answer)) return answer;
    this.#draft = { record, tag: tagOf(answer) };
    if (acknowledged.isTaken) acknowledged.draftIs(record, title);
    return answer;
  };

  /** Reads the state of its draft again: a change that was not acknowledged may be stored. */
  async refresh(): Promise<void> {
    if (!this.#draft) return;
    const { record } = this.#draft;
    const { college } = this.#options;
    const answer = await college.call('GET', `/api/manage/notice/${record}`);
    this.#draft = { record, tag: tagOf(answer) };
  }

  /** A draft whose creation is not acknowledged is of no consequence: another one is made. */
  async #begin(): Promise<Answer> {
    const { acknowledged } = this.#options;
    const title = this.#next('Draft');
    const answer = await this.#call('POST', '/api/manage/notice', { json: { title } });
    if (!isDone(answer) || !acknowledged.isTaken) return answer;
    const record = answer.record._id ?? '';
    this.#draft = { record, tag: tagOf(answer) };
    acknowledged.draftIs(record, title);
    return answer;
  }

  async #call(method: string, path: string, sent: Sent): Promise<Answer> {
    const answer = await this.#options.college.call(method, path, sent);
    const { acknowledged } = this.#options;
    if (isDone(answer) && acknowledged.isTaken) acknowledged.count += 1;
    return answer;
  }

  #next(what: string): string {
    this.#count += 1;
    return `${what} ${this.#name}-${this.#count}`;
  }
}

/** The four kinds of writes. */
export const KINDS = ['message', 'picture', 'document', 'draft'] as const;
export type Kind = (typeof KINDS)[number];

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const isDone = ({ status }: Answer) => status === 200 || status === 201;
const tagOf = ({ headers }: Answer) => String(headers.etag ?? '');

import type { Language } from '../languages/language.ts';
import type { FindOptions } from '../search/find.ts';

/** A published record that an answer cites. */
export interface Source {
  title: string;
  /** Its URL on this host, such as `/faqs#is-there-a-hostel`. */
  path: string;
}

/** The part of a published record that answers a question. */
export interface Passage {
  source: Source;
  /** A few sentences of it, as plain text. */
  text: string;
}

/** What was found and not said. */
export interface Withheld {
  /** The name of the record's content type, and its id. */
  type: string;
  item: string;
  text: string;
}

export interface Reply {
  /** At least one text. Links are written `[words](address)`; everything else is plain text. */
  texts: readonly string[];
  /** Whether the answer is based on published content; null if an outside service does not say. */
  isGrounded: boolean | null;
  /** The question as it was understood, which the next one may take words of; absent where nothing was asked. */
  asked?: string;
  /** Set where it answers something, so that it can be asked whether it helped. */
  mayRate?: true;
  /** The best passage, where the answer does not rest on it. */
  withheld?: Withheld;
}

/** The trace that a request belongs to (W3C Trace Context). */
export interface Trace {
  id: string;
  /** The header for calls to other services. */
  traceparent: string;
}

export interface AskOptions {
  /** The visitor's own id; undefined without one. */
  sender?: string | undefined;
  /** The question before in the conversation, as it was understood; undefined without one. */
  before?: string | undefined;
  /** Aborted when the visitor disconnects, or with the server's reason when it stops. */
  signal?: AbortSignal | undefined;
  /** Begins a trace if there is none yet, so only what calls another service asks for it. */
  trace?: (() => Trace) | undefined;
}

/** Answers one message of a visitor. */
export interface Assistant {
  /** True where a question is sent to a service outside the site. */
  readonly sendsQuestionsOut?: true;
  /** True where such a service knows itself what was said before. */
  readonly keepsConversations?: true;
  /** @throws AppError 502, 503 or 504 if an outside service fails */
  reply(message: string, options?: AskOptions): Promise<Reply>;
}

/** The published content about a message, and the built-in answer. */
export interface PublishedAnswer {
  /** Best first; empty if none is relevant enough, or if nothing was asked. */
  passages: readonly Passage[];
  /** The best of them as it is kept for staff. */
  best?: Withheld;
  reply: Reply;
  /** The passages' sources as shown below an answer; empty without passages. */
  sources: string;
  /** What the question has taken of the one before, as the answer names it; empty if nothing. */
  taken: string;
  /** Whether the question does not say what it is about, or what it asks of it: then no passage is its answer. */
  isIncomplete: boolean;
}

/** What the built-in assistant answers with. */
export interface BuiltInOptions extends FindOptions {
  /** What is true at present of when one may apply: of the programmes with these ids, or of all; without text if nothing. */
  intakes(language: Language, ids: readonly string[]): Promise<Pick<Passage, 'text'> & Pick<Source, 'title'>>;
}

/** The assistant without an outside service: it answers with what the college has published. */
export interface BuiltInAssistant extends Assistant {
  find(message: string, options?: Pick<AskOptions, 'before'>): Promise<PublishedAnswer>;
}

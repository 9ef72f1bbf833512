/** A published record that stands behind an answer. */
export interface Source {
  title: string;
  /** Its address on this host, such as `/faqs#is-there-a-hostel`. */
  path: string;
}

/** What of a published record answers a question. */
export interface Passage {
  source: Source;
  /** A few sentences of it, as plain text. */
  text: string;
}

export interface Reply {
  /** At least one text. Links in it are written `[words](address)`; everything else is plain. */
  texts: readonly string[];
  /** Whether something published stands behind it; null where a service outside does not say. */
  isGrounded: boolean | null;
}

/** Who asks: what a service outside may need to know of it. */
export interface AskOptions {
  /** What the visit calls itself; undefined where it does not. */
  sender?: string | undefined;
  /** Aborted when nobody waits any more: without a reason of ours, the visitor is gone. */
  signal?: AbortSignal | undefined;
}

/** Answers one message of a visitor; each knows nothing of the messages before. */
export interface Assistant {
  /** @throws AppError 502, 503 or 504 when a service outside does not answer as it should */
  reply(message: string, asker?: AskOptions): Promise<Reply>;
}

/** What the college has published about a message, and what the assistant says of it by itself. */
export interface PublishedAnswer {
  /** The best first; none when nothing is close enough, or when nothing was asked. */
  passages: readonly Passage[];
  reply: Reply;
  /** The sources of the passages as they stand below an answer; empty without passages. */
  sources: string;
}

/** The assistant that needs no service outside: it answers with what the college has published. */
export interface BuiltInAssistant extends Assistant {
  find(message: string): Promise<PublishedAnswer>;
}

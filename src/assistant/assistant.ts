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
  isFounded: boolean | null;
}

/** Answers one message of a visitor; each knows nothing of the messages before. */
export interface Assistant {
  /** @throws AppError 502, 503 or 504 when a service outside does not answer as it should */
  reply(message: string): Promise<Reply>;
}

/** The assistant that needs no service outside: it answers with what the college has published. */
export interface BuiltIn extends Assistant {
  /** What is published about the question, the best first; none when nothing is close enough. */
  passagesFor(message: string): Promise<Passage[]>;
  /** A reply out of these passages, in the words of the site. */
  replyWith(passages: readonly Passage[]): Reply;
  /** The sources of passages as they stand below an answer. */
  sourcesOf(passages: readonly Passage[]): string;
  /** A short polite line for a greeting or thanks; null for everything else. */
  courtesyFor(message: string): Reply | null;
}

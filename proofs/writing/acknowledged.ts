/** What was sent to a site and what it acknowledged, by the names that the senders chose. */
export class Acknowledged {
  /** The ids of messages by their sender's name. */
  readonly messages = new Map<string, string>();
  /** Notices by id, with the path of their picture. */
  readonly notices = new Map<string, { title: string; image: string | null }>();
  /** The paths of documents by the name of their file. */
  readonly documents = new Map<string, string>();
  /** The titles of drafts by the record. */
  readonly drafts = new Map<string, string>();
  /** The titles of drafts that were sent since then, by the record: stored or not. */
  readonly sentDrafts = new Map<string, Set<string>>();
  /** Every name of a sender and every title of a notice that was sent, acknowledged or not. */
  readonly sent = new Set<string>();
  /** The SHA-256 digests of the documents that were sent, by the name of their file. */
  readonly digests = new Map<string, string>();
  /** How many writes were acknowledged. */
  count = 0;
  /** Whether what is answered now counts. It does not once the power is being cut: the answer may come after the cut. */
  isTaken = true;

  /** Notes what a draft is known to have. */
  draftIs(record: string, title: string): void {
    this.drafts.set(record, title);
    this.sentDrafts.set(record, new Set());
  }
}

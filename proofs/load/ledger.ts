/** A notice as its last acknowledged change left it. */
export interface KnownNotice {
  title: string;
  /** The address of its picture, or null. */
  image: string | null;
  acknowledgedAt: number;
  /** The title of a change, or 'deleted', while it is not acknowledged: it may have happened or not. */
  pending: string | null;
}

/** What the site has acknowledged, told by those who sent it. */
export class Ledger {
  /** Notices by id. */
  readonly notices = new Map<string, KnownNotice>();
  readonly deleted = new Set<string>();
  /** Titles of notices that were sent, but not acknowledged. */
  readonly uncertainTitles = new Set<string>();
  /** Names of senders whose message was acknowledged, with the id that was answered. */
  readonly messages = new Map<string, string>();
  /** Names of senders whose message was sent, but not acknowledged. */
  readonly uncertainSenders = new Set<string>();
  changes = 0;

  /** Notes an acknowledged change. */
  noted(): void {
    this.changes += 1;
  }
}

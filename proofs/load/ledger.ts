/** A notice as its last acknowledged change left it. */
export interface KnownNotice {
  title: string;
  /** The address of its picture, or null. */
  image: string | null;
  acknowledgedAt: number;
  /** The title of a change, or 'deleted', while it is not acknowledged: it may have happened or not. */
  pending: string | null;
}

/** The changes that the site has acknowledged, recorded by their senders. */
export class Ledger {
  /** Whether every server keeps what is deleted in the trash; versions before it delete for good. */
  readonly hasTrash: boolean;
  /** Notices by id. */
  readonly notices = new Map<string, KnownNotice>();
  /** Ids of deleted notices, also of those that were then deleted for good. */
  readonly deleted = new Set<string>();
  /** Ids of notices that were deleted for good. */
  readonly erased = new Set<string>();
  /** Ids of notices that were to be deleted for good, which was not acknowledged. */
  readonly uncertainErasures = new Set<string>();
  /** Titles of notices that were sent, but not acknowledged. */
  readonly uncertainTitles = new Set<string>();
  /** Names of senders whose message was acknowledged, with the id that was answered. */
  readonly messages = new Map<string, string>();
  /** Names of senders whose message was sent, but not acknowledged. */
  readonly uncertainSenders = new Set<string>();
  changes = 0;
  /** When the last change was acknowledged, by the clock of `performance`. */
  lastChangeAt = 0;

  constructor({ hasTrash = true } = {}) {
    this.hasTrash = hasTrash;
  }

  /** Notes an acknowledged change. */
  noted(): void {
    this.changes += 1;
    this.lastChangeAt = performance.now();
  }
}

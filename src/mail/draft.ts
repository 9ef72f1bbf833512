/** A mail as it is written, before it stands in the queue. */
export interface Draft {
  kind: 'notification' | 'acknowledgement' | 'test';
  /** One address. */
  recipient: string;
  /** One address, or empty: answers go to the sender then. */
  replyTo: string;
  /** One line. */
  subject: string;
  /** Plain text. */
  body: string;
}

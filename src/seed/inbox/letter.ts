/** Something that a visitor of the demonstration college has sent. */
export interface Letter {
  fields: Readonly<Record<string, string>>;
  /** How long ago it came, in hours. */
  hoursAgo: number;
  /** Whether somebody of the office has looked at it. */
  isView?: boolean;
  /** Taken for spam. */
  isSpam?: boolean;
}

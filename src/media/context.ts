/** The part of a logger that this room writes to. */
export interface MediaLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export const silent: MediaLog = { info: () => undefined, warn: () => undefined };

/** An error that repeats is reported once in this time. */
const EVERY_MS = 60_000;
/** Above this many different errors the oldest are forgotten. */
const MAX_KINDS = 100;

/** Errors with the same code or message are of one kind. */
function kindOfError(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return String(code ?? message ?? error);
}

/**
 * Reports each kind of error once a minute at most, so that what fails twice a second during an outage, or whenever
 * somebody asks for it, does not fill the log.
 * @param report receives the number of such errors omitted since the last report
 */
export function occasionally<T = unknown>(
  report: (error: T, leftOut: number) => void,
  kindOf: (error: T) => string = kindOfError,
  monotonic = () => performance.now(),
): (error: T) => void {
  const kinds = new Map<string, { reportedAt: number; leftOut: number }>();
  return (error) => {
    const kind = kindOf(error);
    const known = kinds.get(kind);
    if (known && monotonic() - known.reportedAt < EVERY_MS) {
      known.leftOut += 1;
      return;
    }
    kinds.delete(kind);
    kinds.set(kind, { reportedAt: monotonic(), leftOut: 0 });
    if (kinds.size > MAX_KINDS) kinds.delete(kinds.keys().next().value ?? '');
    report(error, known?.leftOut ?? 0);
  };
}

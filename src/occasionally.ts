/** The same error is reported once in this time. */
const EVERY_MS = 60_000;
/** Above this many different errors the oldest are forgotten. */
const MAX_KINDS = 100;

/**
 * Reports each kind of error once a minute at most, so that background work which fails twice a second during an
 * outage does not fill the log. Errors with the same code or message are of one kind.
 * @param report receives the number of such errors omitted since the last report
 */
export function occasionally(
  report: (error: unknown, leftOut: number) => void,
  monotonic = () => performance.now(),
): (error: unknown) => void {
  const kinds = new Map<string, { reportedAt: number; leftOut: number }>();
  return (error) => {
    const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
    const kind = String(code ?? message ?? error);
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

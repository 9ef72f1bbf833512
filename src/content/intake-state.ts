import { startOfDay } from '../schema/kathmandu.ts';

/** The days of an intake, on which its state depends. */
export interface IntakeDays {
  opens: string;
  closes: string;
  /** `HH:MM`, or empty for the end of the day. */
  closesAt: string;
}

/** When one may apply for a programme, at an instant. `coming` is the next intake to open, where one is known. */
export type IntakeState<I> =
  | { state: 'open'; intake: I }
  | { state: 'closed'; intake: I; coming: I | null }
  | { state: 'coming'; intake: I };

/** The instant from which one may apply, in milliseconds since 1970: the day's first, in Kathmandu. */
export const opensAt = ({ opens }: IntakeDays): number => startOfDay(opens);

/** The instant from which one may apply no more: at its time of the last day, or when that day is over. */
export function closesFrom({ closes, closesAt }: IntakeDays): number {
  const [hours = 24, minutes = 0] = closesAt === '' ? [] : closesAt.split(':').map(Number);
  return startOfDay(closes) + (hours * 60 + minutes) * 60_000;
}

const least = <I>(intakes: readonly I[], by: (intake: I) => number): I | null =>
  intakes.reduce<I | null>((best, one) => (best === null || by(one) < by(best) ? one : best), null);

/**
 * The state of a programme. Of several open intakes the one that closes last counts, of closed ones that which closed
 * last, of coming ones that which opens first.
 * @param intakes of one programme
 * @param now in milliseconds since 1970
 * @returns null for a programme without intakes, for which one may always apply
 */
export function intakeState<I extends IntakeDays>(intakes: readonly I[], now: number): IntakeState<I> | null {
  const begun = intakes.filter((one) => opensAt(one) <= now);
  const lastClosing = (some: readonly I[]) => least(some, (one) => -closesFrom(one));
  const open = lastClosing(begun.filter((one) => now < closesFrom(one)));
  if (open) return { state: 'open', intake: open };
  const coming = least(
    intakes.filter((one) => now < opensAt(one)),
    opensAt,
  );
  const closed = lastClosing(begun);
  if (closed) return { state: 'closed', intake: closed, coming };
  return coming && { state: 'coming', intake: coming };
}

/** How many of these have closed: it changes at the second at which one does. */
export const closedAmong = (intakes: readonly IntakeDays[], now: number): number =>
  intakes.filter((one) => closesFrom(one) <= now).length;

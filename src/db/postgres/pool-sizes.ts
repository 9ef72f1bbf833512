/** Shared by all processes of one machine, each of which gets at least `MIN_READERS`. */
const READERS_OF_A_MACHINE = 32;
const MAX_READERS = 8;
const MIN_READERS = 2;
/** One for the open change; the other replaces it where its commit is not answered. */
const WRITERS = 2;
/** Listens for changes. */
const LISTENERS = 1;

export interface PoolSizes {
  readers: number;
  writers: number;
}

/** @param processes how many serve this site on this machine */
export function poolSizes(processes: number): PoolSizes {
  const share = Math.floor(READERS_OF_A_MACHINE / processes);
  return { readers: Math.min(MAX_READERS, Math.max(MIN_READERS, share)), writers: WRITERS };
}

/** The most connections that `processes` on this machine open to the primary. @param hosts how many `DATABASE_URL` names */
export function connectionsOf(processes: number, hosts: number): number {
  const { readers, writers } = poolSizes(processes);
  const watches = hosts > 1 ? 1 : 0;
  return processes * (readers + writers + LISTENERS + watches);
}

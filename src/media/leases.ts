/**
 * Leases of pictures and documents whose files are stored before the row that names them, kept where every machine sees
 * them. While a lease runs no other process deletes these files. The row's change ends the lease, so that one of the
 * two always names a stored file (requirement 18.13).
 */
export interface UploadLeases {
  /** Takes a lease, and extends it until it is settled or abandoned. Durable once it resolves. */
  take(id: string): Promise<void>;
  /** Ends leases after their files were removed. */
  drop(ids: readonly string[]): Promise<void>;
  /** Extends leases no longer: recovery decides once they have ended. */
  letGo(ids: readonly string[]): void;
  /** Which of these ids have a lease, running or not. */
  among(ids: readonly string[]): Promise<Set<string>>;
  /**
   * Takes over every lease that has ended or whose holder is dead, so that its files can be removed: the row of an
   * upload whose lease is no longer its own is refused. @returns their ids
   */
  takeOver(): Promise<string[]>;
}

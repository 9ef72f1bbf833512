/** Wakes the outbox worker of this process when mail was queued. */
export class QueueSignal {
  #listener: (isUrgent: boolean) => void = () => {};

  /** @param isUrgent a person waits for the result: the worker skips its back-off */
  notify(isUrgent = false): void {
    this.#listener(isUrgent);
  }

  onNotify(listener: (isUrgent: boolean) => void): void {
    this.#listener = listener;
  }
}

/** Rung when mail was put in the queue; whoever sends it hears. */
export class QueueSignal {
  #listener: (isUrgent: boolean) => void = () => {};

  /** @param isUrgent somebody waits for it: it is tried even while the mail server is left in peace */
  notify(isUrgent = false): void {
    this.#listener(isUrgent);
  }

  onNotify(listener: (isUrgent: boolean) => void): void {
    this.#listener = listener;
  }
}

/** Rung when mail was put in the queue; whoever sends it hears. */
export class Bell {
  #listener: (isUrgent: boolean) => void = () => {};

  /** @param isUrgent somebody waits for it: it is tried even while the mail server is left in peace */
  ring(isUrgent = false): void {
    this.#listener(isUrgent);
  }

  onRing(listener: (isUrgent: boolean) => void): void {
    this.#listener = listener;
  }
}

/** A message of WebDriver BiDi: the answer to a command, or an event. */
interface Message {
  id?: number;
  type?: string;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

/** After this long a command has failed: Firefox never answers some that come while a page is being replaced. */
const DEADLINE_MS = 3000;
/** Deadline of commands that start a session or load a page. */
const LONG_MS = 60_000;
const IS_LONG = /^session|\.navigate$|PreloadScript$|getTree$/;

type Answered = (message: Message) => void;

/** A session of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/) over a WebSocket. */
export class BidiSession {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Answered>();
  readonly #listeners = new Map<string, (params: unknown) => void>();
  #count = 0;

  static async open(url: string): Promise<BidiSession> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`${url} cannot be reached`)));
    });
    return new BidiSession(socket);
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Message));
    socket.addEventListener('close', () => {
      for (const answer of this.#waiting.values()) answer({ error: 'closed', message: 'the browser ended' });
      this.#waiting.clear();
    });
  }

  /** Sends a command. @throws when the browser refuses it */
  async send<Result>(method: string, params: object = {}): Promise<Result> {
    this.#count += 1;
    const id = this.#count;
    const answer = await new Promise<Message>((resolve) => {
      const late = { error: 'timeout', message: 'it was not answered' };
      const timer = setTimeout(() => resolve(late), IS_LONG.test(method) ? LONG_MS : DEADLINE_MS);
      this.#waiting.set(id, (message) => {
        clearTimeout(timer);
        resolve(message);
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.error) throw new Error(`${method}: ${answer.error}, ${answer.message}`);
    return answer.result as Result;
  }

  /** Subscribes to an event. */
  async listen<Params>(event: string, hear: (params: Params) => void): Promise<void> {
    this.#listeners.set(event, (params) => hear(params as Params));
    await this.send('session.subscribe', { events: [event] });
  }

  close(): void {
    this.#socket.close();
  }

  #hear(message: Message): void {
    if (message.method) this.#listeners.get(message.method)?.(message.params);
    const answer = message.id === undefined ? undefined : this.#waiting.get(message.id);
    if (message.id !== undefined) this.#waiting.delete(message.id);
    answer?.(message);
  }
}

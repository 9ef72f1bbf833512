/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const DEADLINE_MS = 30_000;

export interface WebElement {
  [ELEMENT]: string;
}

/** A session of WebDriver (https://www.w3.org/TR/webdriver2/) over HTTP. */
export class WebDriverSession {
  readonly #address: string;

  /** @param driver the address of the driver's process */
  static async open(
    driver: string,
    capabilities: object,
  ): Promise<{ session: WebDriverSession; version: string }> {
    const { sessionId, capabilities: matched } = await call<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
    const session = new WebDriverSession(`${driver}/session/${sessionId}`);
    return { session, version: matched.browserVersion };
  }

  private constructor(address: string) {
    this.#address = address;
  }

  /** @param path after that of the session, as `/url` @throws when the browser refuses it */
  send<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    return call(method, this.#address + path, body);
  }

  /** About one element. @param path after that of the element, as `/click` */
  sendTo<Value>(element: WebElement, method: 'GET' | 'POST', path: string, body?: object): Promise<Value> {
    return this.send(method, `/element/${element[ELEMENT]}${path}`, body);
  }

  /** Runs the body of a function in the page. */
  run<Value>(script: string, args: readonly unknown[] = []): Promise<Value> {
    return this.send('POST', '/execute/sync', { script, args });
  }
}

async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(DEADLINE_MS),
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}, ${value.message}`);
  return value;
}

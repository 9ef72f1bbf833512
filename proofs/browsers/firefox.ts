import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Device, Role } from '../journeys/device.ts';
import { startProgram } from '../runner/program.ts';
import { must, type ProofContext } from '../runner/proof.ts';
import { waitUntil } from '../runner/wait-until.ts';
import { BidiSession } from './bidi.ts';
import { WATCH_POLICY } from './watch-policy.ts';

const START_MS = 60_000;
const IS_SHOWN = '(one) => one.checkVisibility({ visibilityProperty: true })';
const IS_PASSWORD = '(one) => one.type === "password"';

/** A picture has the newer of its two names. */
const inFirefox = (role: Role) => (role === 'img' ? 'image' : role);

/** A reference to a node of a page. */
interface Node {
  sharedId: string;
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value: string };
  exceptionDetails?: { text: string };
}

interface LogEntry {
  level: string;
  text: string;
  stackTrace?: { callFrames: { functionName: string; url: string; lineNumber: number }[] };
}

/**
 * An error of Firefox 140 itself, logged when a click by automation leads to another page. An error of a page's script
 * names the script; this one names none.
 */
const isOwnError = ({ text, stackTrace }: LogEntry) =>
  text === 'Error: Permission denied to access property "length"' && !stackTrace?.callFrames.length;

/** A logged error with the places in scripts that led to it. */
const described = ({ text, stackTrace }: LogEntry) =>
  [
    text,
    ...(stackTrace?.callFrames ?? []).map(
      ({ functionName, url, lineNumber }) => `  in ${functionName || 'a script'} (${url}:${lineNumber})`,
    ),
  ].join('\n');

/** A window of a headless Firefox, by WebDriver BiDi. */
export class FirefoxDevice implements Device<Node> {
  readonly name: string;
  readonly #session: BidiSession;
  readonly #context: string;
  readonly #errors: string[] = [];

  /** Starts Firefox with a profile of its own. */
  static async start(context: ProofContext): Promise<FirefoxDevice> {
    const profile = join(context.folder, 'firefox');
    mkdirSync(profile, { recursive: true });
    const { said } = startProgram(context, [
      'firefox-esr',
      ...['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    ]);
    const address = await waitUntil(() => /BiDi listening on (ws:\S+)/.exec(said())?.[1], START_MS, said);
    const session = await BidiSession.open(`${address}/session`);
    context.onEnd(() => session.close());
    const { capabilities } = await session.send<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    const [window] = (await session.send<{ contexts: { context: string }[] }>('browsingContext.getTree'))
      .contexts;
    must(window, 'Firefox has no window');
    const device = new FirefoxDevice(`Firefox ${capabilities.browserVersion}`, session, window.context);
    await session.send('script.addPreloadScript', { functionDeclaration: `() => { ${WATCH_POLICY} }` });
    await session.listen<LogEntry>('log.entryAdded', (entry) => {
      if (entry.level === 'error' && !isOwnError(entry)) device.#errors.push(described(entry));
    });
    return device;
  }

  private constructor(name: string, session: BidiSession, context: string) {
    this.name = name;
    this.#session = session;
    this.#context = context;
  }

  async open(url: string): Promise<void> {
    await this.#session.send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  async find(role: Role, name: string): Promise<Node | undefined> {
    const { nodes } = await this.#session.send<{ nodes: Node[] }>('browsingContext.locateNodes', {
      context: this.#context,
      locator: {
        type: 'accessibility',
        value: { name, ...(role !== 'password' && { role: inFirefox(role) }) },
      },
    });
    const isWanted = role === 'password' ? IS_PASSWORD : IS_SHOWN;
    for (const node of nodes) if (await this.#call<boolean>(isWanted, node)) return node;
    return undefined;
  }

  async press(node: Node): Promise<void> {
    await this.#call('(one) => one.scrollIntoView({ block: "center", behavior: "instant" })', node);
    const origin = { type: 'element', element: { sharedId: node.sharedId } };
    await this.#act({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  async type(node: Node, text: string): Promise<void> {
    await this.press(node);
    await this.#keys(text);
  }

  async choose(node: Node, option: string): Promise<void> {
    await this.#call('(one) => one.focus()', node);
    await this.#keys(option);
  }

  async upload(selector: string, file: string): Promise<void> {
    const { nodes } = await this.#session.send<{ nodes: Node[] }>('browsingContext.locateNodes', {
      context: this.#context,
      locator: { type: 'css', value: selector },
    });
    const [element] = nodes;
    must(element, `there is no ${selector}`);
    await this.#session.send('input.setFiles', {
      context: this.#context,
      element: { sharedId: element.sharedId },
      files: [file],
    });
  }

  evaluate<Value>(expression: string): Promise<Value> {
    return this.#call(`() => (${expression})`);
  }

  async errors(): Promise<string[]> {
    return this.#errors.splice(0);
  }

  #keys(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.#act({ type: 'key', id: 'keyboard', actions });
  }

  async #act(source: object): Promise<void> {
    await this.#session.send('input.performActions', { context: this.#context, actions: [source] });
  }

  /** Calls a function of the page's language in the page, and brings its value as JSON. */
  async #call<Value>(declaration: string, node?: Node): Promise<Value> {
    const { type, result, exceptionDetails } = await this.#session.send<Evaluated>('script.callFunction', {
      target: { context: this.#context },
      functionDeclaration: `(...given) => JSON.stringify((${declaration})(...given) ?? null)`,
      arguments: node ? [{ sharedId: node.sharedId }] : [],
      awaitPromise: false,
    });
    must(type === 'success', exceptionDetails?.text ?? 'the call failed');
    return JSON.parse(result?.value ?? 'null') as Value;
  }
}

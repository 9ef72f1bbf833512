import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Fault, startFaultProxy } from '../../src/media/storage/s3/fault-proxy.fixture.ts';
import { spawnStore, storageUrlAt, storeKeys } from '../../src/media/storage/s3/store.fixture.ts';
import {
  type Answering,
  cutting,
  endless,
  json,
  redirecting,
  stalling,
  startChatService,
} from '../../test/chat-service.ts';
import { type Line, openLine } from '../../test/line.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import type { ProofContext } from '../runner/proof.ts';

/** What goes wrong with all services at once. */
export const FAULTS = ['dead', 'slow', 'huge', 'redirecting'] as const;
export type FaultName = (typeof FAULTS)[number];

/** Services that a site calls. They can all fail alike, and count what is asked of an address in the site's network. */
export class Services {
  /** Requests that followed a redirect. */
  inward = 0;
  readonly settings: Record<string, string>;
  readonly mail: MailServer;
  readonly #fail: (fault: FaultName | null) => Promise<void>;

  static async start(context: ProofContext, assistant: 'chatbot' | 'model'): Promise<Services> {
    const { folder, onEnd } = context;
    const chat = await startChatService();
    onEnd(() => chat.close());
    const mail = await startMailServer();
    onEnd(() => mail.close());
    const mailLine = await openLine(mail.url);
    onEnd(() => mailLine.cut());
    const { child, port } = spawnStore(join(folder, `store-${assistant}`), 'ignore');
    onEnd(() => child.kill('SIGKILL'));
    const store = await startFaultProxy(`http://127.0.0.1:${await port}`);
    onEnd(() => store.close());
    const inside = createServer((_request, response) => {
      services.inward += 1;
      response.end('[{"text":"a secret of the network"}]');
    });
    inside.listen(0, '127.0.0.1');
    await once(inside, 'listening');
    onEnd(() => inside.close());
    const inwards = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/secret`;

    const ways: Record<FaultName, Answering> = {
      dead: cutting,
      slow: stalling,
      huge: endless,
      redirecting: redirecting(inwards),
    };
    const fault =
      (name: FaultName): Fault =>
      (incoming, response) => {
        incoming.resume();
        ways[name](response, { path: '', headers: {}, json: undefined, isLeft: false });
      };
    const fail = async (name: FaultName | null) => {
      chat.answering = name ? ways[name] : json([{ text: 'Yes.' }]);
      if (name) store.failAlways(fault(name));
      else store.pass();
      await failLine(mailLine, name);
    };
    const url = new URL(chat.url);
    const settings = {
      ...(assistant === 'chatbot'
        ? { CHATBOT_URL: chat.url }
        : { LLM_BASE_URL: url.origin, LLM_MODEL: 'a-model' }),
      SMTP_URL: `smtp://${mailLine.host}`,
      NOTIFY_EMAIL: 'office@college.example',
      STORAGE_URL: storageUrlAt(store.endpoint, 'site'),
      ...storeKeys,
    };
    const services = new Services(settings, mail, fail);
    return services;
  }

  private constructor(
    settings: Record<string, string>,
    mail: MailServer,
    fail: (fault: FaultName | null) => Promise<void>,
  ) {
    this.settings = settings;
    this.mail = mail;
    this.#fail = fail;
  }

  /** @param fault null for none */
  fail(fault: FaultName | null): Promise<void> {
    return this.#fail(fault);
  }
}

/** Mail has no redirects and no long answers: its server is away, or hangs. */
async function failLine(line: Line, name: FaultName | null): Promise<void> {
  await line.mend();
  if (name === 'slow') line.hang();
  else if (name) line.cut();
}

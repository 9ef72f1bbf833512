import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** A visitor behind one address, with connections that stay open. */
export class Client {
  readonly #url: URL;
  readonly #address: string;
  readonly #agent: http.Agent;
  /** Connections that it has opened. */
  connections = 0;

  /** @param address from which it connects; on Linux the whole network 127/8 is this machine */
  constructor(url: string, address = '127.0.0.1') {
    this.#url = new URL(url);
    this.#address = address;
    const secure = this.#url.protocol === 'https:';
    // The certificate is made for the proof.
    this.#agent = secure
      ? new https.Agent({ keepAlive: true, rejectUnauthorized: false })
      : new http.Agent({ keepAlive: true });
  }

  async send(
    method: string,
    path: string,
    { headers = {}, body = [], pauseMs = 0 }: Sending = {},
  ): Promise<Answer> {
    const { request } = this.#url.protocol === 'https:' ? https : http;
    const length = body.reduce((sum, part) => sum + part.length, 0);
    const sent = request(new URL(path, this.#url), {
      method,
      headers: { host: 'college.example', ...(length > 0 && { 'content-length': length }), ...headers },
      agent: this.#agent,
      localAddress: this.#address,
    });
    sent.on('socket', (socket) => {
      if (socket.connecting) this.connections += 1;
    });
    const answered = once(sent, 'response') as Promise<[http.IncomingMessage]>;
    answered.catch(() => undefined);
    for (const [n, part] of body.entries()) {
      if (n > 0) await pause(pauseMs);
      if (!sent.write(part)) await Promise.race([once(sent, 'drain'), answered]);
    }
    sent.end();
    const [response] = await answered;
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: Buffer.concat(chunks).toString(),
    };
  }

  close(): void {
    this.#agent.destroy();
  }
}

interface Sending {
  headers?: Readonly<Record<string, string>>;
  /** Sent part by part. */
  body?: readonly Buffer[];
  /** Between two parts. */
  pauseMs?: number;
}

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

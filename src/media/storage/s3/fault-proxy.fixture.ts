import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, pipeline, Transform } from 'node:stream';

/** Passes a request on, and what it uploads through `upload`. */
type Pass = (upload?: Transform) => void;
/** A fault for one request, instead of or besides forwarding it. */
export type Fault = (incoming: IncomingMessage, response: ServerResponse, pass: Pass) => void;

const changeBytes = () =>
  new Transform({
    transform: (chunk: Buffer, _encoding, done) =>
      done(
        null,
        chunk.map((byte) => byte ^ 1),
      ),
  });

const refuse =
  (status: number, code: string, headers: Record<string, string> = {}): Fault =>
  (incoming, response) => {
    incoming.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/xml', ...headers });
      response.end(`<Error><Code>${code}</Code><Message>As the test wants it</Message></Error>`);
    });
  };

export const faults = {
  internalError: refuse(500, 'InternalError'),
  slowDown: refuse(503, 'SlowDown'),
  badGateway: refuse(502, ''),
  /** Closes the connection before anything is answered. */
  cut: (incoming) => incoming.socket.destroy(),
  /** Passes the request on, and closes the connection instead of passing the answer back. */
  cutAfter: (incoming, response, pass) => {
    response.writeHead = () => {
      incoming.socket.destroy();
      return response;
    };
    pass();
  },
  /** Refuses requests from a clock that is more than 15 minutes off, as stores do. */
  skewed: (incoming, response, pass) => {
    const [, day, time] = /^(\d{8})T(\d{6})Z$/.exec(String(incoming.headers['x-amz-date'])) ?? [];
    const sent = `${day} ${time}`.replace(/(....)(..)(..) (..)(..)(..)/, '$1-$2-$3T$4:$5:$6Z');
    if (Math.abs(Date.parse(sent) - Date.now()) < 900_000) pass();
    else refuse(403, 'RequestTimeTooSkewed')(incoming, response, pass);
  },
  /** Never answers. */
  silent: () => {},
  /** Answers without end. */
  endless: (incoming, response) => {
    incoming.resume();
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
    };
    response.on('drain', more);
    more();
  },
  /** Answers half of the content, then closes the connection. */
  halfAnswer: (incoming, response, pass) => {
    const write = response.write.bind(response);
    response.write = ((chunk: Buffer) => {
      write(chunk.subarray(0, chunk.length / 2));
      setImmediate(() => incoming.socket.destroy());
      return true;
    }) as typeof response.write;
    pass();
  },
  /** Answers with one byte changed. */
  wrongAnswer: (_incoming, response, pass) => {
    const write = response.write.bind(response);
    response.write = ((chunk: Buffer) =>
      write(chunk.map((byte, at) => (at === 0 ? byte ^ 1 : byte)))) as typeof response.write;
    pass();
  },
  /** Passes an upload on with other bytes. */
  wrongUpload: (_incoming, _response, pass) => pass(changeBytes()),
} satisfies Record<string, Fault>;

/** A proxy in front of a store that lets the next requests fail in the given order, then passes everything on. */
export async function startFaultProxy(endpoint: string) {
  const { hostname, port } = new URL(endpoint);
  const coming: Fault[] = [];
  let always: Fault | null = null;
  const requests: string[] = [];
  const server = createServer((incoming, response) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    const pass = (upload: Transform = new PassThrough()) => {
      const { method, url: path, headers } = incoming;
      const onward = request({ hostname, port, method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.on('data', (chunk) => response.write(chunk)).on('end', () => response.end());
      });
      onward.on('error', () => incoming.destroy());
      pipeline(incoming, upload, onward, () => {});
    };
    const fault = coming.shift() ?? always;
    if (fault) fault(incoming, response, pass);
    else pass();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The method and path of every request so far. */
    requests,
    fail(...faults: Fault[]) {
      coming.push(...faults);
    },
    /** Lets every request fail. */
    failAlways(fault: Fault) {
      always = fault;
    },
    /** Passes everything on again. */
    pass() {
      coming.length = 0;
      always = null;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

import { createServer, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { certificate } from './certificate.ts';

/** An SMTP rejection. */
export class Refusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message = 'Not this one') {
    super(message);
    this.responseCode = responseCode;
  }
}

export interface Arrived {
  /** Sender and recipients of the envelope, not of the message. */
  sender: string;
  recipients: string[];
  raw: string;
  mail: Email;
}

/** How the server behaves; a test may change it at any time. */
export interface Behaviour {
  recipient?: (address: string) => Refusal | undefined;
  /** What happens to a mail: accepted, rejected, connection cut, or no answer at all. */
  data?: () => 'take' | 'cut' | 'silence' | Refusal;
}

export interface MailServer {
  url: string;
  port: number;
  arrived: Arrived[];
  /** Number of connections so far. */
  connections: number;
  behaviour: Behaviour;
  close(): Promise<void>;
}

export interface MailServerOptions {
  port?: number;
  /** Requires this user and password. */
  login?: { user: string; pass: string };
  /** Whether it speaks TLS from the start, with a certificate that nobody has signed. */
  isSecure?: boolean;
}

/** A real mail server on loopback. */
export async function startMailServer({
  port = 0,
  login,
  isSecure = false,
}: MailServerOptions = {}): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    ...(isSecure && { secure: true, ...certificate }),
    disabledCommands: ['STARTTLS', ...(login ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 10,
    onAuth(auth, _session, done) {
      const isRight = auth.username === login?.user && auth.password === login?.pass;
      done(isRight ? null : new Refusal(535, 'Wrong'), isRight ? { user: 'known' } : undefined);
    },
    onRcptTo: ({ address }, _session, done) => done(server.behaviour.recipient?.(address) ?? null),
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch {
        // The connection ended within the mail, for instance because the site was stopped.
        return;
      }
      const raw = Buffer.concat(chunks).toString();
      const answer = server.behaviour.data?.() ?? 'take';
      if (answer instanceof Refusal) return done(answer);
      const { mailFrom, rcptTo } = envelope;
      server.arrived.push({
        sender: mailFrom ? mailFrom.address : '',
        recipients: rcptTo.map(({ address }) => address),
        raw,
        mail: await PostalMime.parse(raw),
      });
      if (answer === 'take') done(null, 'Taken');
      if (answer === 'cut') for (const socket of sockets) socket.destroy();
    },
  });
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket: Socket) => {
    server.connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const server: MailServer = {
    url: '',
    port: 0,
    arrived: [],
    connections: 0,
    behaviour: {},
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  server.port = (smtp.server.address() as { port: number }).port;
  server.url = `${isSecure ? 'smtps' : 'smtp'}://127.0.0.1:${server.port}`;
  return server;
}

/** A server that accepts connections and never answers. */
export async function startSilentServer(): Promise<Pick<MailServer, 'url' | 'close'>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A port without a listener. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

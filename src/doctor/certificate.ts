import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A server that this site, or a visitor, calls with TLS. */
export interface TlsServer {
  /** The setting that names it. */
  setting: string;
  host: string;
  port: number;
  /** The dialogue before TLS begins. */
  before?: 'smtp' | 'database';
  /** Whether the settings accept a certificate that no authority has signed. */
  acceptsAny?: boolean;
}

export interface Certificate {
  until: Date;
  /** Why it is not to be trusted; null if it is. */
  refusal: string | null;
}

/** Asks a database server for TLS: the length of the message, then its code. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Reads the certificate that a server shows. @throws when it cannot be reached, or offers no TLS */
export async function certificateOf(server: TlsServer, ms: number): Promise<Certificate> {
  const { host, port } = server;
  const socket = connectPlain({ host, port });
  const secured: Socket[] = [socket];
  try {
    return await new Promise<Certificate>((resolve, reject) => {
      socket.setTimeout(ms, () => reject(new Error('it does not answer')));
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('it closes the connection')));
      void prepared(socket, server.before).then(() => {
        // The certificate is judged later, so it is not refused here.
        const name = isIP(host) ? {} : { servername: host };
        const tls = connectTls({ socket, ...name, rejectUnauthorized: false }, () => {
          const { valid_to: until } = tls.getPeerCertificate();
          const refusal = tls.authorized ? null : String(tls.authorizationError);
          resolve({ until: new Date(until), refusal });
        });
        tls.on('error', reject);
        secured.push(tls);
      }, reject);
    });
  } finally {
    for (const one of secured) one.destroy();
  }
}

async function prepared(socket: Socket, before: TlsServer['before']): Promise<void> {
  if (before === 'smtp') {
    await answer(socket, /^220 /m);
    socket.write('EHLO localhost\r\n');
    await answer(socket, /^250 /m);
    socket.write('STARTTLS\r\n');
    await answer(socket, /^220 /m);
  } else if (before === 'database') {
    socket.write(SSL_REQUEST);
    await answer(socket, /^S/);
  }
}

/** Waits for an answer of this form. @throws for any other */
function answer(socket: Socket, form: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const hear = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (form.test(text)) {
        socket.off('data', hear);
        resolve();
      } else if (/^[45N]/.test(text) || text.length > 4096) {
        socket.off('data', hear);
        reject(new Error('it offers no TLS'));
      }
    };
    socket.on('data', hear);
  });
}

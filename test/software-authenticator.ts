import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** A CBOR item (RFC 8949): the few kinds that an authenticator's answer has. */
type Item = number | string | Buffer | Map<number | string, Item>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function cbor(item: Item): Buffer {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item);
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item]);
  const entries = [...item].flatMap(([key, value]) => [cbor(key), cbor(value)]);
  return Buffer.concat([head(5, item.size), ...entries]);
}

const flagBits = { present: 1, verified: 4, hasCredential: 64 };

export interface Answering {
  origin: string;
  rpId: string;
  challenge: string;
  /** Whether it has asked its user for a finger or a PIN. */
  isVerified?: boolean;
  /** Its signature counter; incremented each time unless set. */
  counter?: number;
}

/** An authenticator in software with one passkey over P-256, as a browser passes its answers on (WebAuthn Level 2). */
export class SoftwareAuthenticator {
  readonly id = base64url(randomBytes(32));
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  #counter = 0;
  #userHandle = '';

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    const cose: [number, Item][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ];
    this.#publicKey = cbor(new Map(cose));
  }

  /** Answers a call to make a passkey. @param userHandle the id of `user` in the options */
  make(asked: Answering, userHandle: string) {
    this.#userHandle = userHandle;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]);
    const authData = Buffer.concat([this.#data(asked, flagBits.hasCredential), credential]);
    const attestation = new Map<string, Item>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', asked),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    });
  }

  /** Answers a call to sign in. */
  signIn(asked: Answering, userHandle = this.#userHandle) {
    const clientDataJSON = this.#clientData('webauthn.get', asked);
    const authenticatorData = this.#data(asked);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#answer({
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.#privateKey)),
      userHandle,
    });
  }

  #answer<Response>(response: Response) {
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    };
  }

  #clientData(type: string, { challenge, origin }: Answering): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }

  #data({ rpId, isVerified = true, counter }: Answering, more = 0): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    const flags = flagBits.present | (isVerified ? flagBits.verified : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }
}

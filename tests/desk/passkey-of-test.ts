import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_KEY = 0x40;
const ES256_HEAD = Buffer.from('a5010203262001215820', 'hex');
const ES256_Y = Buffer.from('225820', 'hex');
const NO_ATTESTATION = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');

/** What the browser of a phone with a screen lock would answer (WebAuthn level 3, ES256, no attestation). */
export function createTestPasskey(origin: string, { crossOrigin = false }: { crossOrigin?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = Buffer.concat([ES256_HEAD, Buffer.from(x, 'base64url'), ES256_Y, Buffer.from(y, 'base64url')]);
  const id = randomBytes(16);
  const host = new URL(origin).hostname;
  let counter = 0;
  let frame: object = { crossOrigin };

  function authenticatorData(flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, more]);
  }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, ...frame }));

  const named = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} } as const;

  return {
    /** The next answer counts one more than this. */
    count(from: number) {
      counter = from;
    },

    /** From now on it answers inside a page of another site. */
    frameIn(topOrigin: string) {
      frame = { crossOrigin: true, topOrigin };
    },

    register(challenge: string) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED | WITH_KEY, credential);
      const attestationObject = Buffer.concat([NO_ATTESTATION, Buffer.from([0x58, data.length]), data]);
      const clientDataJSON = text(clientData('webauthn.create', challenge));
      return { ...named, response: { clientDataJSON, attestationObject: text(attestationObject) } };
    },

    signIn(challenge: string, flags: number = USER_PRESENT | USER_VERIFIED) {
      const data = authenticatorData(flags);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named,
        response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
      };
    },
  };
}

/** Somebody touched the device, and showed it neither a face nor a finger. */
export const ONLY_PRESENT = USER_PRESENT;

const text = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();

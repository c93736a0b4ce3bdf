import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto';

const SEQUENCE = 0x30;
const ECDSA_WITH_SHA256 = der(SEQUENCE, Buffer.from('06082a8648ce3d040302', 'hex'));
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const OTHER_NAMES = Buffer.from('0603551d11', 'hex');
const THIRD_VERSION = der(0xa0, der(0x02, Buffer.from([2])));
const SERIAL = der(0x02, Buffer.from([1]));
const FOR_LONG = der(SEQUENCE, der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z')));

/** For this host, signed by nobody else (RFC 5280); both as PEM. */
export function createOwnCertificate(host: string): { key: string; certificate: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(0x31, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from(host)))));
  const otherNames = der(SEQUENCE, OTHER_NAMES, der(0x04, der(SEQUENCE, der(0x82, Buffer.from(host)))));
  const said = der(
    SEQUENCE,
    THIRD_VERSION,
    SERIAL,
    ECDSA_WITH_SHA256,
    name,
    FOR_LONG,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, otherNames)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', said, privateKey));
  const certificate = new X509Certificate(der(SEQUENCE, said, ECDSA_WITH_SHA256, signature)).toString();
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), certificate };
}

/** A tag, a length, and what it holds. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const long = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...long]), content]);
}

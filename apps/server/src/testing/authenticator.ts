import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const numbered = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** A software passkey: creates and signs what a browser would send. */
export function softAuthenticator(rpId: string, origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const client = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const data = (flags: number, rest: Buffer) => {
    counter += 1;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), numbered(counter, 4), rest]);
  };
  const coordinate = (value: string | undefined) => new Uint8Array(Buffer.from(value ?? '', 'base64url'));
  const envelope = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    create(challenge: string) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinate(x)],
          [-3, coordinate(y)],
        ]),
      );
      const credential = Buffer.concat([Buffer.alloc(16), numbered(id.length, 2), id, Buffer.from(key)]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(data(0x41, credential))],
        ]),
      );
      return envelope({
        clientDataJSON: client('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    get(challenge: string) {
      const clientData = client('webauthn.get', challenge);
      const authenticatorData = data(0x01, Buffer.alloc(0));
      const signed = createSign('sha256').update(Buffer.concat([authenticatorData, sha256(clientData)]));
      return envelope({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signed.sign(privateKey).toString('base64url'),
      });
    },
  };
}

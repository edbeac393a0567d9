// Verifies a certificate without its issuer's server: node tools/verify-credential.mjs FILE [FINGERPRINT]
// FILE is credential.json of the page of verification, or the picture with the credential inside. FINGERPRINT stands on the paper: with
// it the keys in the file are known to be the issuer's. Whether the certificate was revoked since, only the issuer's list can say.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [path, printed] = process.argv.slice(2);
const bytes = readFileSync(path);

/** The text chunks (iTXt) of a PNG by keyword. */
function chunksOf(png) {
  const chunks = {};
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) !== 'iTXt') continue;
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    const end = body.indexOf(0);
    chunks[body.toString('latin1', 0, end)] = body.toString('utf8', end + 5);
  }
  return chunks;
}

const isPng = bytes.toString('latin1', 1, 4) === 'PNG';
const file = isPng ? chunksOf(bytes) : JSON.parse(bytes.toString('utf8'));
const token = isPng ? file.openbadgecredential : file.credential;
const document = isPng ? JSON.parse(file.diddocument) : file.didDocument;
const [head, body, signature] = token.split('.');
const { kid, alg } = JSON.parse(Buffer.from(head, 'base64url'));
const credential = JSON.parse(Buffer.from(body, 'base64url'));
const method = document.verificationMethod.find(({ id }) => id === kid);
const fingerprint = createHash('sha256').update(JSON.stringify(document)).digest('hex');
const sound =
  alg === 'EdDSA' &&
  document.id === credential.issuer.id &&
  method !== undefined &&
  verify(
    null,
    Buffer.from(`${head}.${body}`),
    createPublicKey({ key: method.publicKeyJwk, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  );
const known = printed === undefined || printed.replaceAll(' ', '').toLowerCase() === fingerprint;
console.log(JSON.stringify(credential.credentialSubject, null, 1));
console.log(
  `Fingerprint of the keys: ${fingerprint}${printed === undefined ? '' : known ? ', as on the paper' : ', not as on the paper'}`,
);
console.log(sound ? 'The signature is sound' : 'The signature is not sound');
process.exit(sound && known ? 0 : 1);

// Verifies a certificate without its issuer's server: node tools/verify-credential.mjs FILE [FINGERPRINT]
// FILE is credential.json of the page of verification, or the picture with the credential inside. FINGERPRINT stands on the paper: with
// it the keys in the file are known to be the issuer's. Whether it was revoked after the list in the file, only the issuer can say.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const [path, printed] = process.argv.slice(2);
const bytes = readFileSync(path);
function chunksOf(png) {
  const chunks = {};
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) !== 'iTXt') continue;
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    const end = body.indexOf(0);
    chunks[body.toString('latin1', 0, end)] = body.toString('utf8', end + 5);
  }
  return { credential: chunks.openbadgecredential, didDocument: chunks.diddocument, statusList: chunks.revocationlist };
}
const isPng = bytes.toString('latin1', 1, 4) === 'PNG';
const { credential: token, didDocument, statusList } = isPng ? chunksOf(bytes) : JSON.parse(bytes.toString('utf8'));
const document = isPng ? JSON.parse(didDocument) : didDocument;
const partsOf = (text) => text.split('.').map((part) => Buffer.from(part, 'base64url'));
function sound(text) {
  if (text === undefined) return false;
  const [head, body, signature] = partsOf(text);
  const { kid, alg } = JSON.parse(head);
  const key = document.verificationMethod.find(({ id }) => id === kid)?.publicKeyJwk;
  const issuer = JSON.parse(body).issuer.id ?? JSON.parse(body).issuer;
  if (alg !== 'EdDSA' || key === undefined || document.id !== issuer) return false;
  const signed = Buffer.from(text.slice(0, text.lastIndexOf('.')));
  return verify(null, signed, createPublicKey({ key, format: 'jwk' }), signature);
}
const credential = JSON.parse(partsOf(token)[1]);
const fingerprint = createHash('sha256').update(JSON.stringify(document)).digest('hex');
const known = printed === undefined || printed.replaceAll(' ', '').toLowerCase() === fingerprint;
const { id, validFrom, credentialSubject } = sound(statusList) ? JSON.parse(partsOf(statusList)[1]) : {};
const bits =
  id === credential.credentialStatus.statusListCredential
    ? gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'))
    : null;
const place = Number(credential.credentialStatus.statusListIndex);
const revoked = bits !== null && ((bits[place >> 3] >> (7 - (place & 7))) & 1) === 1;
console.log(JSON.stringify(credential.credentialSubject, null, 1));
console.log(
  `Fingerprint of the keys: ${fingerprint}${printed === undefined ? '' : known ? ', as on the paper' : ', not as on the paper'}`,
);
console.log(
  bits === null ? 'Whether it was revoked is not known' : `${revoked ? 'Revoked' : 'Not revoked'} as of ${validFrom}`,
);
console.log(sound(token) ? 'The signature is sound' : 'The signature is not sound');
process.exit(sound(token) && known && !revoked ? 0 : 1);

import {
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  pbkdf2Sync,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import { decoded, inside, octetsOf, oidOf, wholeOf, type Part } from './ders.ts';

/** What a PKCS#12 file (RFC 7292) holds: its private keys and certificates in DER. */
interface Opened {
  keys: KeyObject[];
  certificates: Buffer[];
}
/** `cipher`: encrypted in a way that is broken and no longer read, such as RC2. */
type OpenFault = 'unreadable' | 'password' | 'cipher';

const ids = {
  data: '1.2.840.113549.1.7.1',
  encryptedData: '1.2.840.113549.1.7.6',
  pbes2: '1.2.840.113549.1.5.13',
  pbkdf2: '1.2.840.113549.1.5.12',
  tripleDes: '1.2.840.113549.1.12.1.3',
  plainKey: '1.2.840.113549.1.12.10.1.1',
  shroudedKey: '1.2.840.113549.1.12.10.1.2',
  certificate: '1.2.840.113549.1.12.10.1.3',
} as const;
const hashes: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};
const ciphers: Readonly<Record<string, { name: string; bytes: number }>> = {
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', bytes: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', bytes: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', bytes: 32 },
  '1.2.840.113549.3.7': { name: 'des-ede3-cbc', bytes: 24 },
};
/** More rounds than any program writes: a file must not keep the server busy. */
const MOST_ROUNDS = 600_000;

class Refused extends Error {
  readonly fault: OpenFault;
  constructor(fault: OpenFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Opens a PKCS#12 file with its password. */
export function openPkcs12(bytes: Buffer, password: string): ({ ok: true } & Opened) | { ok: false; fault: OpenFault } {
  try {
    const [, wrapped, mac] = inside(decoded(bytes));
    const safe = contentOf(wrapped);
    if (mac) checkMac(mac, safe, password);
    const opened: Opened = { keys: [], certificates: [] };
    for (const content of inside(decoded(safe))) readBags(bagsOf(content, password), password, opened);
    return { ok: true, ...opened };
  } catch (error) {
    return { ok: false, fault: error instanceof Refused ? error.fault : 'unreadable' };
  }
}

/** Octets of a content info; some programs write them in pieces. */
function contentOf(info: Part | undefined): Buffer {
  const [, content] = inside(info);
  return octetsOf(inside(content)[0]);
}

function bagsOf(content: Part, password: string): Part {
  const [type] = inside(content);
  if (oidOf(type) === ids.data) return decoded(contentOf(content));
  if (oidOf(type) !== ids.encryptedData) throw new Refused('unreadable');
  const [, encrypted] = inside(inside(inside(content)[1])[0]);
  const [, algorithm, cipherText] = inside(encrypted);
  return decoded(decrypted(algorithm, octetsOf(cipherText), password));
}

function readBags(bags: Part, password: string, into: Opened): void {
  for (const bag of inside(bags)) {
    const [type, value] = inside(bag);
    const [content] = inside(value);
    const id = oidOf(type);
    if (id === ids.certificate) into.certificates.push(octetsOf(inside(inside(content)[1])[0]));
    else if (id === ids.plainKey) into.keys.push(keyOf(bytesOf(content)));
    else if (id === ids.shroudedKey) {
      const [algorithm, cipherText] = inside(content);
      into.keys.push(keyOf(decrypted(algorithm, octetsOf(cipherText), password)));
    }
  }
}

const bytesOf = (part: Part | undefined): Buffer => Buffer.from(part?.toBER() ?? new ArrayBuffer(0));
const keyOf = (der: Buffer): KeyObject => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });

function decrypted(algorithm: Part | undefined, cipherText: Buffer, password: string): Buffer {
  const [type, parameters] = inside(algorithm);
  const { cipher, key, iv } =
    oidOf(type) === ids.pbes2
      ? derived(parameters, password)
      : oidOf(type) === ids.tripleDes
        ? legacy(parameters, password)
        : refuse('cipher');
  try {
    const open = createDecipheriv(cipher, key, iv);
    return Buffer.concat([open.update(cipherText), open.final()]);
  } catch {
    throw new Refused('password');
  }
}

/** PBES2 with PBKDF2 (RFC 8018). */
function derived(parameters: Part | undefined, password: string) {
  const [derivation, scheme] = inside(parameters);
  const [kind, values] = inside(derivation);
  if (oidOf(kind) !== ids.pbkdf2) throw new Refused('cipher');
  const [salt, count, ...rest] = inside(values);
  const prf = rest.map((one) => oidOf(inside(one)[0])).find((id) => id !== '');
  const hash = prf === undefined ? 'sha1' : hashes[prf];
  const [cipherId, iv] = inside(scheme);
  const cipher = ciphers[oidOf(cipherId)];
  if (!cipher || hash === undefined) throw new Refused('cipher');
  return {
    cipher: cipher.name,
    key: pbkdf2Sync(password, octetsOf(salt), roundsOf(count), cipher.bytes, hash),
    iv: octetsOf(iv),
  };
}

/** Three-key triple DES with the derivation of RFC 7292, as older programs write it. */
function legacy(parameters: Part | undefined, password: string) {
  const [salt, count] = inside(parameters);
  const from = { salt: octetsOf(salt), rounds: roundsOf(count), password };
  return {
    cipher: 'des-ede3-cbc',
    key: derive('sha1', { ...from, purpose: 1, bytes: 24 }),
    iv: derive('sha1', { ...from, purpose: 2, bytes: 8 }),
  };
}

function roundsOf(part: Part | undefined): number {
  const rounds = wholeOf(part);
  return rounds >= 1 && rounds <= MOST_ROUNDS ? rounds : refuse('unreadable');
}

function checkMac(mac: Part, content: Buffer, password: string): void {
  const [digestInfo, salt, count] = inside(mac);
  const [algorithm, digest] = inside(digestInfo);
  const hash = hashes[oidOf(inside(algorithm)[0])];
  if (hash === undefined) throw new Refused('cipher');
  const wanted = octetsOf(digest);
  const rounds = count ? roundsOf(count) : 1;
  const key = derive(hash, { salt: octetsOf(salt), rounds, password, purpose: 3, bytes: wanted.length });
  const found = createHmac(hash, key).update(content).digest();
  if (found.length !== wanted.length || !timingSafeEqual(found, wanted)) throw new Refused('password');
}

interface Derivation {
  salt: Buffer;
  rounds: number;
  password: string;
  /** 1: a key, 2: an initial value, 3: an authentication code. */
  purpose: 1 | 2 | 3;
  bytes: number;
}

/** Derives bytes from a password (RFC 7292, appendix B.2). */
function derive(hash: string, { salt, rounds, password, purpose, bytes }: Derivation): Buffer {
  const size = createHash(hash).digest().length;
  const block = size > 32 ? 128 : 64;
  const filled = (part: Buffer): Buffer => {
    const length = block * Math.ceil(part.length / block);
    return Buffer.from(Array.from({ length }, (_, at) => part[at % part.length] ?? 0));
  };
  const text = Buffer.from(`${password}\0`, 'utf16le').swap16();
  const input = Buffer.concat([filled(salt), filled(text)]);
  const parts: Buffer[] = [];
  for (let made = 0; made < bytes; made += size) {
    let part = createHash(hash).update(Buffer.alloc(block, purpose)).update(input).digest();
    for (let round = 1; round < rounds; round += 1) part = createHash(hash).update(part).digest();
    parts.push(part);
    const add = filled(part).subarray(0, block);
    for (let from = 0; from < input.length; from += block) addTo(input.subarray(from, from + block), add);
  }
  return Buffer.concat(parts).subarray(0, bytes);
}

/** Adds a number and one to a block, both big-endian, and drops what is carried out. */
function addTo(block: Buffer, add: Buffer): void {
  let carry = 1;
  for (let at = block.length - 1; at >= 0; at -= 1) {
    const sum = (block[at] ?? 0) + (add[at] ?? 0) + carry;
    block[at] = sum & 0xff;
    carry = sum >> 8;
  }
}

function refuse(fault: OpenFault): never {
  throw new Refused(fault);
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Leaf {
  /** As `openssl genpkey` takes it. */
  key?: readonly string[];
  usage?: string;
  extended?: string;
  /** Days that it is valid; 365 by default. */
  days?: number;
}

const p256 = ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'] as const;

/** A small authority made with openssl: a root, an authority below it, and certificates that it issues. */
export interface TestAuthority {
  file: (name: string) => Buffer;
  issue: (name: string, leaf?: Leaf) => void;
  /** A PKCS#12 file of a certificate with its chain. */
  pack: (name: string, password: string, options?: readonly string[]) => Buffer;
  run: (...parts: string[]) => void;
  close: () => void;
}

/** Null where openssl is not installed. */
export function testAuthority(): TestAuthority | null {
  const folder = mkdtempSync(join(tmpdir(), 'authority-'));
  const run = (...parts: string[]): void => {
    execFileSync('openssl', parts, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  try {
    run('version');
  } catch {
    return null;
  }
  const sign = (name: string, by: string, extensions: readonly string[], days = 365): void => {
    writeFileSync(join(folder, `${name}.ext`), extensions.join('\n'));
    run('req', '-new', '-key', `${name}.key`, '-subj', `/O=${name}/CN=${name}`, '-out', `${name}.csr`);
    const issued = ['x509', '-req', '-in', `${name}.csr`, '-CA', `${by}.pem`, '-CAkey', `${by}.key`, '-CAcreateserial'];
    run(...issued, '-days', String(days), '-sha256', '-extfile', `${name}.ext`, '-out', `${name}.pem`);
  };
  const makeKey = (name: string, how: readonly string[]): void => run('genpkey', ...how, '-out', `${name}.key`);
  const authority = ['basicConstraints=critical,CA:TRUE', 'keyUsage=critical,keyCertSign,cRLSign'];
  makeKey('root', p256);
  const added = authority.flatMap((one) => ['-addext', one]);
  run(
    'req',
    '-x509',
    '-key',
    'root.key',
    '-subj',
    '/O=Test Root/CN=Test Root',
    '-days',
    '3650',
    ...added,
    '-out',
    'root.pem',
  );
  makeKey('middle', p256);
  sign('middle', 'root', authority);
  return {
    file: (name) => readFileSync(join(folder, name)),
    issue(name, { key = p256, usage = 'digitalSignature,nonRepudiation', extended = '', days } = {}) {
      makeKey(name, key);
      sign(
        name,
        'middle',
        [
          'basicConstraints=critical,CA:FALSE',
          ...(usage === '' ? [] : [`keyUsage=critical,${usage}`]),
          ...(extended === '' ? [] : [`extendedKeyUsage=${extended}`]),
        ],
        days,
      );
    },
    pack(name, password, options = []) {
      writeFileSync(
        join(folder, 'chain.pem'),
        Buffer.concat(['middle.pem', 'root.pem'].map((one) => readFileSync(join(folder, one)))),
      );
      const from = ['-inkey', `${name}.key`, '-in', `${name}.pem`, '-certfile', 'chain.pem'];
      run('pkcs12', '-export', ...from, '-passout', `pass:${password}`, '-out', `${name}.p12`, ...options);
      return readFileSync(join(folder, `${name}.p12`));
    },
    run,
    close: () => rmSync(folder, { recursive: true }),
  };
}

import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileSettings, type SettingName } from './names.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const yes = new Set(['on', 'true', 'yes', '1']);
const no = new Set(['off', 'false', 'no', '0']);
const maySitInFile = new Set<string>(fileSettings);

function bareKey(kind: 'private' | 'public', base64: string): KeyObject {
  const key = Buffer.from(base64.replace(/\s/g, ''), 'base64');
  if (kind === 'public') return createPublicKey({ key, format: 'der', type: 'spki' });
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' });
  }
}

/** Reads settings and collects every fault, so that all are reported at once. An empty value counts as not set. */
export class SettingReader {
  readonly faults: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  fault(name: SettingName, text: string): void {
    this.faults.push(`${name}: ${text}`);
  }

  #plain(name: string): string | null {
    return this.#environment[name]?.trim() || null;
  }

  text(name: SettingName): string | null {
    const value = this.#plain(name);
    const file = maySitInFile.has(name) ? this.#plain(`${name}_FILE`) : null;
    if (file === null) return value;
    if (value !== null) this.fault(name, `set either this or ${name}_FILE, not both`);
    try {
      return readFileSync(file, 'utf8').trim() || null;
    } catch (error) {
      this.faults.push(`${name}_FILE: cannot read ${file} (${(error as NodeJS.ErrnoException).code})`);
      return null;
    }
  }

  integer(name: SettingName, lowest: number, highest: number, otherwise: number): number {
    const value = this.text(name);
    if (value === null) return otherwise;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= lowest && number <= highest) return number;
    this.fault(name, `must be a whole number from ${lowest} to ${highest}, not "${value}"`);
    return otherwise;
  }

  flag(name: SettingName, otherwise: boolean): boolean {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return otherwise;
    if (yes.has(value) || no.has(value)) return yes.has(value);
    this.fault(name, `must be on or off, not "${value}"`);
    return otherwise;
  }

  choice<const T extends string>(name: SettingName, choices: readonly T[], otherwise: T): T;
  choice<const T extends string>(name: SettingName, choices: readonly T[], otherwise: null): T | null;
  choice<const T extends string>(name: SettingName, choices: readonly T[], otherwise: T | null): T | null {
    const value = this.text(name);
    if (value === null) return otherwise;
    const found = choices.find((choice) => choice === value.toLowerCase());
    if (found === undefined) this.fault(name, `must be one of ${choices.join(', ')}, not "${value}"`);
    return found ?? otherwise;
  }

  /** Reads an address, without a trailing slash. A fault does not repeat a password in it. */
  address(name: SettingName, schemes: readonly string[], otherwise: string): string;
  address(name: SettingName, schemes: readonly string[]): string | null;
  address(name: SettingName, schemes: readonly string[], otherwise: string | null = null): string | null {
    const value = this.text(name);
    if (value === null) return otherwise;
    const parsed = this.#parse(value);
    if (parsed && schemes.includes(parsed.protocol.replace(':', ''))) return value.replace(/\/+$/, '');
    this.fault(name, `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`);
    return otherwise;
  }

  #parse(value: string): URL | null {
    try {
      return new URL(value);
    } catch {
      return null;
    }
  }

  /** Reads a key: PEM with real or escaped (`\n`) line ends, or the bare base64 that some vendors issue. Returns PEM. */
  key(name: SettingName, kind: 'private' | 'public'): string | null {
    const value = this.text(name)?.replaceAll('\\n', '\n');
    if (value === undefined) return null;
    try {
      const key = value.includes('-----BEGIN')
        ? kind === 'private'
          ? createPrivateKey(value)
          : createPublicKey(value)
        : bareKey(kind, value);
      return key.export({ format: 'pem', type: kind === 'private' ? 'pkcs8' : 'spki' }) as string;
    } catch {
      this.fault(name, `is not a ${kind} key (PEM, or its base64 lines alone)`);
      return null;
    }
  }

  /** Checks settings that are only valid together: false when none is set; a fault for each missing one when only some are. */
  group(names: readonly SettingName[]): boolean {
    const set = names.filter((name) => this.#plain(name) !== null || this.#plain(`${name}_FILE`) !== null);
    if (set.length === 0) return false;
    const missing = names.filter((name) => !set.includes(name));
    for (const name of missing) this.fault(name, `is needed because ${set[0]} is set`);
    return missing.length === 0;
  }
}

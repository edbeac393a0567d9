import { hash, verify } from '@node-rs/argon2';

/** OWASP minimum for argon2id: 19 MiB, two passes. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, settings);

let nobody: Promise<string> | undefined;

/** Compares in constant time whether or not the account exists: `stored` null never matches. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const right = await verify(stored ?? (await nobody), password);
  return right && stored !== null;
}

/** Providers of mail that most people here have, the most common first. */
const providers = ['qq.com', '163.com', '126.com', 'gmail.com', 'outlook.com', 'sina.com', 'foxmail.com'] as const;

const MOST = 4;

/**
 * Whole addresses that what was typed may become: with each provider from the first letter on, after the @ with those that begin so.
 * None where the address is complete, or its first part cannot be one.
 */
export function emailEndings(typed: string): string[] {
  const [name = '', begun, ...more] = typed.trim().split('@');
  if (more.length > 0 || !/^[\w.+-]+$/.test(name)) return [];
  const provider = (begun ?? '').toLowerCase();
  return providers
    .filter((one) => one !== provider && one.startsWith(provider))
    .slice(0, MOST)
    .map((one) => `${name}@${one}`);
}

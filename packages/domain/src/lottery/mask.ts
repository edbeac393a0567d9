export type Masking = 'one' | 'tail' | 'none';

const latin = /^[\p{Script=Latin}\s.'’-]+$/u;

/**
 * A name as strangers may read it. `one`: a Chinese name without its middle or last character (欧阳晴: 欧*晴, 陈晓: 陈*), a Latin name
 * with the initial of its last word (`Marta I*`). `tail`: only the last character or the initials.
 */
export function maskName(name: string, masking: Masking): string {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  if (masking === 'none' || trimmed === '') return trimmed;
  const letters = [...trimmed];
  if (latin.test(trimmed)) {
    const words = trimmed.split(' ');
    const initials = words.map((word) => `${[...word][0] ?? ''}*`);
    return masking === 'tail' ? initials.join(' ') : [...words.slice(0, -1), initials.at(-1)].join(' ');
  }
  if (masking === 'tail') return `*${letters.at(-1) ?? ''}`;
  return letters.length <= 2 ? `${letters[0] ?? ''}*` : `${letters[0]}*${letters.at(-1)}`;
}

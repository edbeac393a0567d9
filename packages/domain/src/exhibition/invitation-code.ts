/** Letters and digits of an invitation code; without those that are taken for one another (O and 0, I and 1). */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_LENGTH = 6;

/** Tries of one person, and of one network address, which a whole hospital shares, and of a person who signs in; within ten minutes. */
export const triesOf = { person: 5, network: 60, sign: 5 } as const;
/** Milliseconds in which tries are counted. */
export const TRIES_MS = 600_000;

/** A typed or pasted code as it is stored: any case, full-width letters, spaces and hyphens allowed. */
export const readCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** `K7 3H 9M`, as it is shown. */
export const shownCode = (code: string): string => code.replace(/(.{2})(?=.)/g, '$1 ');

/** Milliseconds before the start at which people may sign in. */
const SIGN_BEFORE_MS = 30 * 60_000;

/** True from 30 minutes before the start to the end, both included. */
export const maySign = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): boolean =>
  now.getTime() >= startsAt.getTime() - SIGN_BEFORE_MS && now <= endsAt;

/** Normalised destination of a one-time code, so that the same person is found however they typed it. */
export interface Address {
  channel: 'phone' | 'email';
  /** A Chinese mobile as 11 digits, any other number as + and digits, an e-mail in lower case. */
  value: string;
}

const email = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;
const chineseMobile = /^(?:\+?86|0086|17951|0)?(1[3-9]\d{9})$/;
const international = /^\+[1-9]\d{6,14}$/;

/** Parses a phone number or an e-mail address; null when it is neither. */
export function readAddress(text: string): Address | null {
  const typed = text.trim();
  if (typed.includes('@')) {
    const value = typed.toLowerCase();
    return email.test(value) && value.length <= 120 ? { channel: 'email', value } : null;
  }
  const digits = typed.replace(/[\s().-]/g, '');
  const mobile = chineseMobile.exec(digits)?.[1];
  if (mobile !== undefined) return { channel: 'phone', value: mobile };
  return international.test(digits) ? { channel: 'phone', value: digits } : null;
}

/** For screens of the person's own data: enough to recognise, not enough to copy. */
export function maskAddress({ channel, value }: Address): string {
  if (channel === 'phone') return value.length < 8 ? value : `${value.slice(0, 3)}****${value.slice(-4)}`;
  const [name = '', host = ''] = value.split('@');
  return `${name.slice(0, 2)}***@${host}`;
}

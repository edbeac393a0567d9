/** Converts yuan as text (`12.30`, `12`, `-0.05`) to fen, exactly; null when it is not an amount of whole fen. */
export function fenOfYuan(text: string): number | null {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return null;
  const [, sign, yuan = '', part = ''] = match;
  const fen = Number(yuan) * 100 + Number(part.padEnd(2, '0'));
  return sign === '-' && fen !== 0 ? -fen : fen;
}

/** Whole fen to yuan with two decimals, as text. */
export function yuanOfFen(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not whole fen: ${fen}`);
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

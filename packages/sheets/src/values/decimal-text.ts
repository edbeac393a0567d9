/** An integer of the smallest unit as an exact decimal, without floating point. */
export function moneyText(amount: number, digits: number): string | null {
  if (!Number.isSafeInteger(amount)) return null;
  if (digits === 0) return String(amount);
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0');
  const cut = figures.length - digits;
  return `${amount < 0 ? '-' : ''}${figures.slice(0, cut)}.${figures.slice(cut)}`;
}

/** False for a number of more than 15 digits, which Excel would change. */
export function fitsNumber(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Math.abs(value) < 1e15);
}

/** An integer of the smallest unit as a decimal: exact, without a detour through fractions. */
export function moneyText(amount: number, digits: number): string | null {
  if (!Number.isSafeInteger(amount)) return null;
  if (digits === 0) return String(amount);
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0');
  const cut = figures.length - digits;
  return `${amount < 0 ? '-' : ''}${figures.slice(0, cut)}.${figures.slice(cut)}`;
}

/** Excel keeps 15 digits of a number; one that has more would come back as another. */
export function fitsNumber(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Math.abs(value) < 1e15);
}

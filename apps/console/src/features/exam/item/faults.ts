/** Texts of faults by field, relative to the item, as a form shows them. */
export type Faults = Readonly<Record<string, string>>;

/** The fault of a field, or of one within it. */
export const faultAt = (faults: Faults, field: string): string | undefined =>
  faults[field] ?? Object.entries(faults).find(([name]) => name.startsWith(`${field}.`))?.[1];

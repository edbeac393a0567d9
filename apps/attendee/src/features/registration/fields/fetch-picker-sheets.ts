import type { pickerSheets } from './picker-sheets.ts';

export type PickerSheets = typeof pickerSheets;

let loaded: PickerSheets | null = null;
let under: Promise<PickerSheets> | null = null;

/** Null until they have come; from then on a picker opens without waiting. */
export const loadedPickerSheets = (): PickerSheets | null => loaded;

/** Asked for with the first touch of the form, and again by a picker when that failed. */
export function fetchPickerSheets(): Promise<PickerSheets> {
  under ??= import('./picker-sheets.ts').then(
    (file) => (loaded = file.pickerSheets),
    (failure: unknown) => {
      under = null;
      throw failure;
    },
  );
  return under;
}

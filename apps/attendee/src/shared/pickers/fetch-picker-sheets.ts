import type { pickerSheets } from './picker-sheets.ts';

export type PickerSheets = typeof pickerSheets;

let loaded: PickerSheets | null = null;
let under: Promise<PickerSheets> | null = null;

/** Null until loaded; afterwards pickers open without waiting. */
export const loadedPickerSheets = (): PickerSheets | null => loaded;

/** Loaded on the first touch of the form, and retried by a picker if that failed. */
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

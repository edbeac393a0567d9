import { writeFileSync } from 'node:fs';

/** Measured figures by name; units stand in the table that reads them. */
export type Figures = Record<string, number>;

/** Leaves the figures for the program that compares them with the goals. Without a file nothing is written. */
export function saveFigures(file: string | undefined, figures: Figures): void {
  if (file !== undefined) writeFileSync(file, JSON.stringify(figures));
}

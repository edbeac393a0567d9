import { median } from './parts/machine/load.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { measureReady } from './parts/machine/ready.ts';

// Measures the time from the start of the process to "ready". Run `npm run build` first.
// npx tsx bench/start.ts

tidyOnSignals();
printMachine();
const { first, existing } = await measureReady(5);
const all = existing.map((seconds) => seconds.toFixed(2)).join(', ');
console.log(`first start, on an empty folder: ${first.toFixed(2)} s`);
console.log(`existing database: ${median(existing).toFixed(2)} s (median of ${existing.length}; ${all})`);

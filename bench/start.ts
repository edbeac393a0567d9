import { median } from './parts/load.ts';
import { printMachine, tidyOnSignals } from './parts/machine.ts';
import { measureReady } from './parts/ready.ts';

// From the start of the process to "ready". `npm run build` comes first.
// npx tsx bench/start.ts

tidyOnSignals();
printMachine();
const { first, existing } = await measureReady(5);
const all = existing.map((seconds) => seconds.toFixed(2)).join(', ');
console.log(`first start, on an empty folder: ${first.toFixed(2)} s`);
console.log(`existing database: ${median(existing).toFixed(2)} s (median of ${existing.length}; ${all})`);

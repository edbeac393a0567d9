import { parseArgs } from 'node:util';
import { measureFirstVisits } from './parts/phone/first-visit.ts';
import { median } from './parts/machine/load.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';

// Measures the bytes of a first visit, and Lighthouse's figures (mobile, simulated slow 4G), of the congress's home and of sign-up, on
// the built product with the demo. Run `npm run build` first.
// npx tsx bench/pages.ts [--runs 5]

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const kb = (bytes: number) => (bytes / 1000).toFixed(1);

tidyOnSignals();
printMachine();
for (const { name, weight, runs } of await measureFirstVisits(Number(options.runs))) {
  console.log(
    `${name}: ${kb(weight.rest)} kB compressed without pictures, ${kb(weight.pictures)} kB of pictures, ${weight.requests} requests`,
  );
  for (const [figure, all] of Object.entries(runs)) {
    const text = (value: number) => value.toFixed(figure === 'CLS' ? 3 : 0);
    console.log(`  ${figure.padEnd(5)} ${text(median(all))} (median of ${all.length}; ${all.map(text).join(', ')})`);
  }
}

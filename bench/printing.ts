import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printMachine } from './parts/machine/machine.ts';
import { measureBadges } from './parts/printing/badges.ts';
import { measureCertificates } from './parts/printing/certificates.ts';

// Measures what is printed in numbers: badges as a PDF, and certificates issued by rule and drawn, with the peak memory of the process and what of it is in use after a collection.
// npx tsx bench/printing.ts badges [--batch 700] [--times 20]
// npx tsx bench/printing.ts certificates [--people 1000,10000] [--drawn 200]

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    batch: { type: 'string', default: '700' },
    times: { type: 'string', default: '20' },
    people: { type: 'string', default: '1000,10000' },
    drawn: { type: 'string', default: '200' },
    one: { type: 'string' },
  },
});

if (options.one !== undefined) await measureCertificates(Number(options.one), Number(options.drawn));
else {
  printMachine();
  if (positionals[0] !== 'certificates') await measureBadges(Number(options.batch), Number(options.times));
  else
    for (const people of options.people.split(','))
      // Each number in a process of its own, whose peak memory is its own.
      spawnSync(
        process.execPath,
        ['--expose-gc', '--import', 'tsx', fileURLToPath(import.meta.url), '--one', people, '--drawn', options.drawn],
        { stdio: 'inherit' },
      );
}

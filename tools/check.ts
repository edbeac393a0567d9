import { fileURLToPath } from 'node:url';
import { checkBudget, sizes } from './check/rules/budget.ts';
import { commands, type Outcome, run } from './check/tree/commands.ts';
import { checkCycles } from './check/rules/cycles.ts';
import { type Finding, format, type Tree } from './check/tree/finding.ts';
import { checkLanguages } from './check/rules/languages.ts';
import { checkLayers } from './check/rules/layers.ts';
import { checkLocales } from './check/rules/locales.ts';
import { checkPlaces } from './check/rules/places.ts';
import { readTree } from './check/tree/read-tree.ts';
import { checkReasons } from './check/rules/reasons.ts';
import { checkRooms } from './check/rules/rooms.ts';
import { checkSending } from './check/rules/sending.ts';
import { checkSleeps } from './check/rules/sleeps.ts';
import { checkStructure } from './check/rules/structure.ts';
import { checkSuppressions, countSuppressions } from './check/rules/suppressions.ts';
import { checkWeight } from './check/rules/weight.ts';
import { checkWords } from './check/rules/words.ts';

// `npm run check`: all static checks. Prints one line per check, findings below, and fails when there is one. `npm run check --
// structure types` runs only these.

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const own: Readonly<Record<string, (tree: Tree) => Finding[]>> = {
  structure: checkStructure,
  rooms: checkRooms,
  cycles: checkCycles,
  weight: checkWeight,
  locales: checkLocales,
  budget: checkBudget,
  suppressions: checkSuppressions,
  places: checkPlaces,
  layers: checkLayers,
  sending: checkSending,
  sleeps: checkSleeps,
  languages: checkLanguages,
  words: checkWords,
  reasons: checkReasons,
};

function runOwn(tree: Tree, name: string): Outcome {
  const started = performance.now();
  const findings = own[name]?.(tree) ?? [];
  const output = findings.map(format).join('\n');
  return { name, ok: findings.length === 0, milliseconds: performance.now() - started, output };
}

function report({ name, ok, milliseconds, output }: Outcome, note: string): void {
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(13)} ${seconds.padStart(5)} s  ${note}`.trimEnd());
  if (!ok) console.log(output.replace(/^/gm, '     '));
}

function notes(tree: Tree): Record<string, string> {
  const { files, median, p95, most } = sizes(tree);
  return {
    budget: `${files} files, median ${median} lines, 95 % up to ${p95}, longest ${most}`,
    suppressions: `${countSuppressions(tree)} in the code`,
  };
}

async function main(names: readonly string[]): Promise<boolean> {
  const wanted = (name: string) => names.length === 0 || names.includes(name);
  const unknown = names.filter((name) => !(name in own) && !commands.some((command) => command.name === name));
  if (unknown.length > 0) {
    console.error(
      `No such check: ${unknown.join(', ')}. There are: ${[...Object.keys(own), ...commands.map((one) => one.name)].join(', ')}.`,
    );
    return false;
  }
  const running = commands.filter((command) => wanted(command.name)).map((command) => run(command, root));
  const tree = readTree(root);
  const said = notes(tree);
  const outcomes = Object.keys(own)
    .filter(wanted)
    .map((name) => runOwn(tree, name));
  for (const outcome of [...outcomes, ...(await Promise.all(running))]) {
    report(outcome, said[outcome.name] ?? '');
    outcomes.push(outcome);
  }
  return outcomes.every((outcome) => outcome.ok);
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;

import { fileURLToPath } from 'node:url';
import { checkBudget, sizes } from './check/budget.ts';
import { commands, type Outcome, run } from './check/commands.ts';
import { checkCycles } from './check/cycles.ts';
import { type Finding, format, type Tree } from './check/finding.ts';
import { checkLocales } from './check/locales.ts';
import { checkPlaces } from './check/places.ts';
import { readTree } from './check/read-tree.ts';
import { checkStructure } from './check/structure.ts';
import { checkSuppressions, countSuppressions } from './check/suppressions.ts';
import { checkWeight } from './check/weight.ts';

// `npm run check`: everything that can be said about the code without running it. Prints one line per check, findings below,
// and fails when there is one. `npm run check -- structure types` runs only these.

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const own: Readonly<Record<string, (tree: Tree) => Finding[]>> = {
  structure: checkStructure,
  cycles: checkCycles,
  weight: checkWeight,
  locales: checkLocales,
  budget: checkBudget,
  suppressions: checkSuppressions,
  places: checkPlaces,
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

async function main(asked: readonly string[]): Promise<boolean> {
  const wanted = (name: string) => asked.length === 0 || asked.includes(name);
  const unknown = asked.filter((name) => !(name in own) && !commands.some((command) => command.name === name));
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { fileOf, programs } from './hostile/parts/programs.ts';

// Runs one of the programs that attack the product, or `all` with their default sizes; without a name it lists them. Each prints its
// figure as its last line and exits with 1 when a promise is broken.
// npm run hostile -- [all | <name> [options]]

interface Ran {
  figure: string;
  code: number;
}

const signals = ['SIGINT', 'SIGTERM'] as const;

async function run(name: string, options: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(fileOf(name)), ...options], {
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  // An interrupted program stops in order and prints its figure.
  const relay = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of signals) process.on(signal, relay);
  let last = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    last = (last + text).slice(-4000);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  for (const signal of signals) process.off(signal, relay);
  return { figure: last.trimEnd().split('\n').at(-1) ?? '', code: code ?? 1 };
}

function list(): void {
  console.log('npm run hostile -- all | <name> [options]\n');
  for (const [name, { does, options }] of Object.entries(programs)) {
    const given = Object.entries(options).map(([option, size]) => `--${option} ${size}`);
    console.log(`${name.padEnd(16)}${does}\n${' '.repeat(16)}${given.join(' ')}`);
  }
}

const [name, ...options] = process.argv.slice(2);
if (name === undefined) list();
else if (name === 'all') {
  const ran: [name: string, ran: Ran][] = [];
  for (const each of Object.keys(programs)) {
    console.log(`\n${each}: ${new Date().toISOString()}`);
    ran.push([each, await run(each, [])]);
  }
  console.log('');
  for (const [each, { figure, code }] of ran)
    console.log(`${each.padEnd(16)}| ${code === 0 ? '' : `BROKEN (exit code ${code}): `}${figure}`);
  process.exitCode = ran.some(([, { code }]) => code !== 0) ? 1 : 0;
} else if (name in programs) process.exitCode = (await run(name, options)).code;
else {
  console.error(`There is no hostile program called ${name}.\n`);
  list();
  process.exitCode = 2;
}

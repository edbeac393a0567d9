import { spawn } from 'node:child_process';

export interface Command {
  readonly name: string;
  readonly arguments: readonly string[];
  /** What to do about a failure; printed with it. */
  readonly wayOut: string;
}

export interface Outcome {
  readonly name: string;
  readonly ok: boolean;
  readonly milliseconds: number;
  /** Output shown on failure. */
  readonly output: string;
}

/** Cache of the last run, so that the next one checks only what changed. */
const typesKept = 'node_modules/.cache/types.tsbuildinfo';

/** External tools for what the custom checks do not cover. All are programs of `node_modules/.bin`. */
export const commands: readonly Command[] = [
  {
    name: 'types',
    arguments: ['tsc', '--noEmit', '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', typesKept],
    wayOut: 'Every message names the file and line.',
  },
  {
    name: 'lint',
    arguments: ['oxlint', '--type-aware', '--format=unix'],
    wayOut: '`npx oxlint --type-aware --fix` repairs what can be repaired automatically.',
  },
  { name: 'format', arguments: ['oxfmt', '--list-different'], wayOut: '`npm run format` writes them.' },
  {
    name: 'unused',
    arguments: ['knip', '--no-progress', '--reporter', 'compact'],
    wayOut: 'Remove what nobody uses, or use it.',
  },
];

const shownLines = 60;

export function run(command: Command, root: string): Promise<Outcome> {
  const [program = '', ...rest] = command.arguments;
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, [binary(root, program), ...rest], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    child.stdout.on('data', (part: Buffer) => (text += part.toString('utf8')));
    child.stderr.on('data', (part: Buffer) => (text += part.toString('utf8')));
    child.on('close', (code) => {
      const output = code === 0 ? '' : `${shorten(text)}\n${command.wayOut}`;
      done({ name: command.name, ok: code === 0, milliseconds: performance.now() - started, output });
    });
  });
}

function binary(root: string, program: string): string {
  return `${root}/node_modules/.bin/${program}`;
}

function shorten(text: string): string {
  const lines = text.trim().split('\n');
  const rest = lines.length - shownLines;
  return rest > 0 ? [...lines.slice(0, shownLines), `… and ${rest} more lines`].join('\n') : lines.join('\n');
}

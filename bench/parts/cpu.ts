import { readdirSync, readFileSync } from 'node:fs';

/** Ticks per second of `/proc`, the same on every Linux we run on. */
const HERTZ = 100;

interface Usage {
  parent: number;
  /** Milliseconds of this process and of its children that have ended. */
  milliseconds: number;
}

function usageOf(pid: number): Usage | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; figures begin behind it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, milliseconds: ((user + system + childUser + childSystem) * 1000) / HERTZ };
  } catch {
    return null;
  }
}

/** Processor time that a process and all its children, living and ended, have used so far, in milliseconds; without one of them. */
export function processorTime(pid: number, without?: number): number {
  const own = usageOf(pid)?.milliseconds ?? 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => child !== without)
    .map(usageOf)
    .filter((usage) => usage?.parent === pid);
  return own + children.reduce((sum, usage) => sum + (usage?.milliseconds ?? 0), 0);
}

/** Writes to files and lines that a process has asked of the system so far. */
export function systemWrites(pid: number): number {
  return Number(/^syscw: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1] ?? 0);
}

/** What the host of a virtual machine has kept of our processors for others so far, in milliseconds. */
export const stolenTime = (): number =>
  (Number(/^cpu(?:\s+\d+){7}\s+(\d+)/.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? 0) * 1000) / HERTZ;

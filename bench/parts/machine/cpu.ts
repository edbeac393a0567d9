import { readdirSync, readFileSync } from 'node:fs';

/** Ticks per second of `/proc`, the same on every supported Linux. */
const HERTZ = 100;

interface Usage {
  parent: number;
  /** Milliseconds of this process and of its ended children. */
  milliseconds: number;
}

function usageOf(pid: number): Usage | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain any character; the numbers start behind it.
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

/** Processor time of a process and all its children, living and ended, in milliseconds; the child `without` is excluded. */
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

/** Number of write system calls of a process so far, to files and sockets. */
export function systemWrites(pid: number): number {
  return Number(/^syscw: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1] ?? 0);
}

/** Processor time that the host of a virtual machine has taken from this one so far, in milliseconds. */
export const stolenTime = (): number =>
  (Number(/^cpu(?:\s+\d+){7}\s+(\d+)/.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? 0) * 1000) / HERTZ;

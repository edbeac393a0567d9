import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

/** The innermost known function above a sample decides its part. */
const parts: [RegExp, string][] = [
  [/^writev|^writeBuffer$|^writeLatin1String$|^writeUtf8String$/, 'writing to sockets'],
  [/^\(garbage collector\)$/, 'garbage collector'],
  [/^(sign|verify|signRsa|verifyRsa)$/, 'signatures'],
  [/^(compileQuery|compile|visit[A-Z]\w*|transformQuery|toOperationNode|freeze)$/, 'building statements'],
  [
    /^(_pulseQueryQueue|_pulsePipelinedQueryQueue|prepare|prepareValue|parseRow|handleDataRow|handlePacket)$/,
    'database protocol',
  ],
  [/^(onParserExecuteCommon|parserOnIncoming|wrapOnSendEnd|routingFunction)$/, 'HTTP'],
];

/**
 * Shares of the server's busy time by part, of the last `seconds` of the profile that Node wrote into the folder. It counts the time in
 * which the process waits for a core as well: a write that wakes another process is pushed aside by it, so its share is too large
 * (measured with `perf`, which counts the core: 1.0 of 14.8 ms, here 5.8).
 */
export function byPart(folder: string, seconds: number): [part: string, share: number][] {
  const [file] = readdirSync(folder)
    .filter((name) => name.endsWith('.cpuprofile'))
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(other).size - statSync(one).size);
  if (!file) return [];
  const profile = JSON.parse(readFileSync(file, 'utf8')) as Profile;
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const parents = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const known = new Map<number, string>();
  const partOf = (id: number): string => {
    const name = names.get(id) ?? '';
    const found = parts.find(([pattern]) => pattern.test(name))?.[1];
    const parent = parents.get(id);
    return found ?? (parent === undefined ? 'everything else' : (known.get(parent) ?? partOf(parent)));
  };
  const sums = new Map<string, number>();
  const total = profile.timeDeltas.reduce((sum, delta) => sum + delta, 0);
  let elapsed = 0;
  profile.samples.forEach((id, at) => {
    const delta = profile.timeDeltas[at] ?? 0;
    elapsed += delta;
    if (total - elapsed > seconds * 1e6 || names.get(id) === '(idle)') return;
    const part = known.get(id) ?? partOf(id);
    known.set(id, part);
    sums.set(part, (sums.get(part) ?? 0) + delta);
  });
  const busy = [...sums.values()].reduce((sum, value) => sum + value, 0);
  return [...sums]
    .map(([part, sum]): [string, number] => [part, sum / busy])
    .toSorted((one, other) => other[1] - one[1]);
}

import type { Socket } from 'node:net';
import { openLine } from '../live/socket-line.ts';

// Many phones that show the number of unseen messages, in their own process, started by the parent.

export interface PhonesInput {
  port: number;
  path: string;
  /** Loopback address of this process's phones. */
  from: string;
  tokens: string[];
}

export interface CountedPhones {
  /** Phones that are connected. */
  open: number;
  /** Milliseconds until all had heard their first number. */
  took: number;
}

const AT_ONCE = 100;
/** First port of an address; the system itself assigns ports above 32,767. */
const FIRST_PORT = 10_000;

let open = 0;
const lines: Socket[] = [];

const enter = ({ port, path, from }: PhonesInput, token: string, index: number): Promise<void> =>
  new Promise((resolve, reject) => {
    openLine({
      port,
      path,
      from,
      localPort: FIRST_PORT + index,
      hello: JSON.stringify({ token }),
      heard: () => resolve(),
      closed: () => (open -= 1),
    }).then((line) => {
      lines.push(line);
      open += 1;
    }, reject);
  });

async function connectAll(wish: PhonesInput): Promise<number> {
  const began = performance.now();
  let next = 0;
  const one = async (): Promise<void> => {
    for (let index = next++; index < wish.tokens.length; index = next++)
      await enter(wish, wish.tokens[index] ?? '', index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return performance.now() - began;
}

process.on('message', (wish: PhonesInput) => {
  void connectAll(wish).then((took) => process.send?.({ open, took } satisfies CountedPhones));
});
process.on('disconnect', () => process.exit(0));

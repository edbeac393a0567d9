import { createHash } from 'node:crypto';
import { drand } from '@meetingapp/domain/lottery/randomness.ts';
import type { Transport } from '../transport.ts';

/** A source of public randomness in numbered rounds. */
export interface Beacon {
  /** Names the chain of rounds; published with a commitment. */
  readonly chain: string;
  /** True for the demo's stand-in, whose values anyone could predict. */
  readonly simulated: boolean;
  /** Randomness of a round in hexadecimal; null: not published yet, unreachable, or the sources disagree. */
  fetchRound(round: number): Promise<string | null>;
}

/** Independent operators of drand's network; each serves the same rounds. */
const relays = ['https://api.drand.sh', 'https://api2.drand.sh', 'https://drand.cloudflare.com'];
/** Relays that must give the same value. */
const ENOUGH = 2;

const sha256 = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

/** Reads a round as the relays serve it; null unless the randomness is the hash of the signature, as the protocol requires. */
function readRound(body: string, round: number): string | null {
  try {
    const read = JSON.parse(body) as { round?: unknown; randomness?: unknown; signature?: unknown };
    const { randomness, signature } = read;
    if (read.round !== round || typeof signature !== 'string' || !/^([0-9a-f]{2})+$/.test(signature)) return null;
    return typeof randomness === 'string' && randomness === sha256(signature) ? randomness : null;
  } catch {
    return null;
  }
}

/** drand's quicknet: a value counts once two independent relays give the same. */
export const drandBeacon = (transport: Transport): Beacon => ({
  chain: drand.chain,
  simulated: false,
  fetchRound: async (round) => {
    const found = await Promise.all(
      relays.map(async (relay) => {
        const answer = await transport({ method: 'GET', url: `${relay}/${drand.chain}/public/${round}` });
        return answer.ok && answer.status === 200 ? readRound(answer.body.toString('utf8'), round) : null;
      }),
    );
    const values = found.filter((value) => value !== null);
    return values.find((value) => values.filter((other) => other === value).length >= ENOUGH) ?? null;
  },
});

/** Predictable rounds for the demo and for tests. */
export const simulatedBeacon = (): Beacon => ({
  chain: 'simulated',
  simulated: true,
  fetchRound: (round) => Promise.resolve(createHash('sha256').update(`simulated round ${round}`).digest('hex')),
});

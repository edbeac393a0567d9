import type { RehearsalFigures, RehearsalPlan } from '@meetingapp/contract/rehearsal.ts';
import { evenSchedule, rushSchedule } from '@meetingapp/domain/rehearsal/schedule.ts';
import type { Loopback } from '../../../ports/loopback.ts';
import type { SandboxProvider } from '../../../ports/payment/sandbox/sandbox.ts';
import { callerOf } from './caller.ts';
import { drive } from './drive.ts';
import type { Meter } from './meter.ts';
import { sell, type Buyer, type SaleEnd } from './sale.ts';
import { show, type Shown } from './scans.ts';

export interface Play {
  plan: RehearsalPlan;
  cid: number;
  loop: Loopback;
  provider: Pick<SandboxProvider, 'decide'>;
  meter: Meter;
  signal: AbortSignal;
  /** Called after each person or ticket. */
  step: () => void;
}

const noPayments = { payments: 0, wrong: 0 };
export const noFaults = (): RehearsalFigures['faults'] => ({
  late: { ...noPayments },
  twice: { ...noPayments },
  lost: { ...noPayments },
  refused: { ...noPayments },
});

type Rush = Omit<NonNullable<RehearsalFigures['rush']>, 'oversold'>;

/** Plays the opening rush. */
export async function playRush(
  { plan, cid, loop, provider, meter, signal, step }: Play,
  buyers: readonly Buyer[],
): Promise<{ rush: Rush; faults: RehearsalFigures['faults'] }> {
  const faults = noFaults();
  const sales = { cid, plan, caller: callerOf(loop, meter, 'rush'), meter, provider, signal, faults };
  const ends: Record<SaleEnd, number> = { paid: 0, full: 0, unserved: 0 };
  const driven = await drive(
    rushSchedule(buyers.length, plan.rush.seconds),
    async (index) => {
      const buyer = buyers[index];
      if (buyer) ends[await sell(sales, buyer, index)] += 1;
      step();
    },
    signal,
  );
  const complete = driven.begun === buyers.length && !signal.aborted;
  return {
    rush: { ...meter.sum('rush'), behind: driven.behind, complete, people: driven.begun, ...ends },
    faults,
  };
}

type Door = Omit<NonNullable<RehearsalFigures['door']>, 'doubled'>;

/** Plays the check-in wave with all tickets. */
export async function playDoor(
  { plan, loop, meter, signal, step }: Play,
  { prints, tokens }: { prints: readonly number[]; tokens: readonly string[] },
): Promise<Door> {
  const gates = { caller: callerOf(loop, meter, 'door'), tokens };
  const seen: Shown[] = [];
  const driven = await drive(
    evenSchedule(prints.length, plan.door.seconds),
    async (index) => {
      const print = prints[index];
      if (print !== undefined) seen.push(await show(gates, print, index));
      step();
    },
    signal,
  );
  const count = (wanted: (one: Shown) => boolean) => seen.filter(wanted).length;
  return {
    ...meter.sum('door'),
    behind: driven.behind,
    complete: driven.begun === prints.length && !signal.aborted,
    shown: driven.begun,
    admitted: count(({ admitted }) => admitted),
    again: seen.reduce((sum, { again }) => sum + again, 0),
    refused: count(({ refused }) => refused),
    missed: count(({ admitted, refused }) => !admitted && !refused),
  };
}

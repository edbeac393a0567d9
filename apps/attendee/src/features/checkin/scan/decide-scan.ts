import type { ScanVerdict, SentScan } from '@meetingapp/contract/checkin/device.ts';
import type { ShownPoint } from '@meetingapp/contract/checkin/point.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Identity } from '@meetingapp/domain/checkin/identify.ts';
import type { MovingPart } from '@meetingapp/domain/checkin/ticket-code.ts';
import type { ListedTicket } from '@meetingapp/domain/checkin/ticket-list.ts';
import { verdictOf, type PointRules, type ScanFacts, type Verdict } from '@meetingapp/domain/checkin/point-rules.ts';
import type { StoredPassage } from '../device/door-store.ts';
import { UNDO_MS, type ShownVerdict } from './shown-verdict.ts';

/** The rules of a point as the domain decides by them; a closed point is never open. */
export function rulesOf(point: ShownPoint): PointRules {
  const opens = point.opens.map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) }));
  const ids = { feeIds: point.feeIds.map(Number), branchIds: point.branchIds.map(Number) };
  return { ...point, ...ids, opens: point.closed ? [{ from: 0, until: 0 }] : opens };
}

interface Deciding {
  identity: Identity;
  /** Whom the list names under the fingerprint of the code, also of one that is refused; null: nobody. */
  listed: ListedTicket | null;
  rules: PointRules;
  past: readonly StoredPassage[];
  facts: ScanFacts;
  source: SentScan['source'];
  /** Why staff admit against the rule; empty: they do not. */
  forced: string;
  online: boolean;
  /** `performance.now()`. */
  elapsed: number;
}

export interface DecidedScan {
  scan: SentScan;
  shown: ShownVerdict;
  admitted: boolean;
}

/** The device's own verdict on a scan, and the row that it stores. */
export function decideScan(deciding: Deciding): DecidedScan {
  const { identity, listed, rules, past, facts, source, forced, online, elapsed } = deciding;
  const { direction, at } = facts;
  const verdict: Verdict<StoredPassage> = !identity.ok
    ? { kind: 'refuse', reason: identity.reason }
    : forced !== ''
      ? { kind: 'admit', remark: 'none' }
      : verdictOf(rules, identity.facts, past, facts);
  const id = crypto.randomUUID();
  const admitted = verdict.kind === 'admit';
  const reason = verdict.kind === 'refuse' ? verdict.reason : '';
  const { print } = identity;
  const movingPart = identity.ok ? sentPart(identity.moving) : null;
  // A screenshot or a still code is genuine: staff read whose it is. A forged one names nobody.
  const named = identity.ok
    ? { name: identity.name, number: identity.number, role: identity.facts.role }
    : listed && (identity.reason === 'stale' || identity.reason === 'not_moving')
      ? { name: listed.name, number: listed.number, role: listed.role }
      : { name: '', number: '', role: null };
  return {
    admitted,
    shown: {
      scanId: id,
      kind: !admitted ? verdict.kind : direction === 'out' ? 'out' : online ? 'admit' : 'later',
      reason,
      print,
      ...named,
      previous: verdict.kind === 'already' ? { at: verdict.previous.at, where: verdict.previous.where } : null,
      undoUntil: admitted ? elapsed + UNDO_MS : 0,
    },
    scan: {
      id,
      print,
      direction,
      at,
      source,
      kind: verdict.kind,
      reason,
      offline: true,
      forced,
      undoes: null,
      movingPart,
    },
  };
}

/** The part that changes, as the server receives it. */
const sentPart = (moving: MovingPart | null) =>
  moving && {
    window: moving.window,
    mac: [...moving.mac].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  };

/** An admission as staff are shown it after the person has passed, when the server knew more. */
export function clashOf(scan: SentScan, { id, name, role, kind, reason, previous }: ScanVerdict): ShownVerdict {
  const isRefused = previous === null;
  const why = isRefused ? (kind === 'admit' || reason !== '' ? (reason as ShownVerdict['reason']) : 'unknown') : '';
  return {
    scanId: id,
    kind: isRefused ? 'refuse' : 'already',
    reason: why,
    print: scan.print,
    name,
    number: '',
    role,
    previous,
    undoUntil: 0,
  };
}

/** People whom this device admitted, and whom another one admitted as well or the server would not have: staff are shown each of them. */
export function clashesOf(scans: readonly SentScan[], verdicts: readonly ScanVerdict[]): ShownVerdict[] {
  const admitted = new Map(
    scans.filter(({ kind, undoes }) => kind === 'admit' && undoes === null).map((scan) => [scan.id, scan]),
  );
  return verdicts.flatMap((verdict): ShownVerdict[] => {
    const scan = admitted.get(verdict.id);
    const stands = verdict.kind === 'admit' && verdict.previous === null && verdict.reason !== 'void';
    return !scan || stands ? [] : [clashOf(scan, verdict)];
  });
}

/** What stays of an admission that was taken back: stamps and activities for which the person was given a prize. */
export interface SpentStamps {
  scanId: string;
  name: string;
  kept: readonly Bilingual[];
}

export const spentStampsOf = (verdicts: readonly ScanVerdict[]): SpentStamps[] =>
  verdicts.filter(({ kept }) => kept.length > 0).map(({ id, name, kept }) => ({ scanId: id, name, kept }));

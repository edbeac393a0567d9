import type { WaitingEntry, WaitingListed, WaitingTarget } from '@meetingapp/contract/registration/waiting.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { EntryRow } from './queries.ts';

export function presentEntry(row: EntryRow, now: Date, language: Language): WaitingEntry {
  const over = row.state === 'expired' || (row.offer_until !== null && row.offer_until <= now);
  const title = row.fee_title ?? row.branch_title ?? row.extra_title;
  return {
    entryId: row.id,
    regId: row.registration_id,
    cid: row.conference_id,
    kind: row.fee_id !== null ? 'fee' : row.branch_id !== null ? 'branch' : 'extra',
    targetId: row.fee_id ?? row.branch_id ?? row.extra_id ?? 0,
    title: title?.[language] ?? '',
    name: row.name,
    quantity: row.amount,
    state: over ? 'expired' : row.state === 'offered' ? 'offered' : 'waiting',
    before: over || row.state === 'offered' ? 0 : (row.before ?? 0),
    offerUntil: over ? null : (row.offer_until?.toISOString() ?? null),
    joinedAt: row.joined_at.toISOString(),
  };
}

export const presentListed = (row: EntryRow, now: Date, language: Language): WaitingListed => ({
  ...presentEntry(row, now, language),
  number: row.number,
});

type Stock = { stock_id: number; size: number | null; left: number | null };

/** The stocks waited for, each once. */
export function presentTargets(rows: readonly EntryRow[], stocks: readonly Stock[], now: Date, language: Language) {
  return stocks.flatMap((stock): WaitingTarget[] => {
    const row = rows.find((one) => one.stock_id === stock.stock_id);
    if (!row) return [];
    const { kind, targetId, title } = presentEntry(row, now, language);
    return [{ kind, targetId, title, size: stock.size, left: stock.left }];
  });
}

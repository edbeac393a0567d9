import type { BillDay, BillLine, BillProvider } from '@meetingapp/contract/orders/reconciliation.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { BillFault } from './commands.ts';
import type { BillLineRow, BillRow, unbilledDays } from './queries.ts';

export const presentBill = (row: BillRow): BillDay => ({
  id: row.id,
  provider: row.provider as BillProvider,
  day: row.day,
  state: row.state as 'fetched' | 'failed',
  fault: row.fault as BillFault | '',
  fetchedAt: row.fetched_at.toISOString(),
  lines: row.lines,
  ours: Number(row.ours),
  theirs: Number(row.theirs),
  fees: Number(row.fees),
  difference: Number(row.ours) - Number(row.theirs),
  open: row.open,
  findings: row.findings,
});

type Unbilled = Awaited<ReturnType<typeof unbilledDays>>[number];

/** Without a bill there is nothing to compare: shows the stored movements and no difference. */
export const presentUnbilled = ({ provider, day, ours, lines }: Unbilled): BillDay => ({
  id: null,
  provider,
  day,
  state: 'missing',
  fault: '',
  fetchedAt: null,
  lines,
  ours: Number(ours),
  theirs: 0,
  fees: 0,
  difference: 0,
  open: 0,
  findings: 0,
});

export const presentLine = (row: BillLineRow, language: Language): BillLine => ({
  id: row.id,
  kind: row.kind as 'payment' | 'refund',
  number: row.number,
  providerNumber: row.provider_number,
  at: row.at?.toISOString() ?? null,
  ours: row.ours,
  theirs: row.theirs,
  fee: row.fee,
  fate: row.fate as BillLine['fate'],
  orderId: row.order_id,
  orderNumber: row.order_number ?? '',
  name: row.name ?? '',
  conferenceId: row.conference_id,
  conference: row.conference?.[language] ?? '',
  note: row.note,
  resolvedAt: row.resolved_at?.toISOString() ?? null,
  resolvedBy: row.staff_name ?? '',
});

import type { Receipt } from '@meetingapp/contract/speakers/receipt.ts';
import { receiptGaps, receiptSums } from '@meetingapp/domain/speakers/receipts.ts';
import type { ReceiptRow } from './queries.ts';

/** A receipt with the address of its picture. */
const presentReceipt = (row: ReceiptRow, address: (id: number) => string): Receipt => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  amount: Number(row.amount),
  spentOn: row.spent_on,
  words: row.words,
  state: row.state,
  reason: row.reason,
  sentAt: row.sent_at.toISOString(),
  picture: address(row.id),
});

interface Around {
  bankEnding: string | null;
  ownTickets: number;
  address: (id: number) => string;
}

/** Receipts of a person with their sums and what is missing. */
export function presentReceipts(rows: readonly ReceiptRow[], { bankEnding, ownTickets, address }: Around) {
  const receipts = rows.map((row) => presentReceipt(row, address));
  return {
    receipts,
    sums: receiptSums(receipts),
    bankEnding,
    missing: receiptGaps(receipts, { bank: bankEnding !== null, ownTickets }),
  };
}

import { expect, it } from 'vitest';
import type { ScanVerdict, SentScan } from '@meetingapp/contract/checkin/device.ts';
import { clashesOf } from './decide-scan.ts';

const scanOf = (print: number, more: Partial<SentScan> = {}): SentScan => ({
  id: `scan-${print}`,
  print,
  direction: 'in',
  at: 0,
  source: 'camera',
  kind: 'admit',
  reason: '',
  offline: true,
  forced: '',
  undoes: null,
  ...more,
});
const verdictOf = (print: number, more: Partial<ScanVerdict> = {}): ScanVerdict => ({
  id: `scan-${print}`,
  kind: 'admit',
  reason: '',
  name: String(print),
  role: 'attendee',
  previous: null,
  kept: [],
  ...more,
});

it('[O16] after scanning without a network staff see who was admitted elsewhere too, and whose ticket was cancelled or unknown', () => {
  const previous = { at: 1, where: 'N' };
  const scans = [1, 2, 3, 4].map((print) => scanOf(print));
  const undo = scanOf(5, { undoes: 'scan-1' });
  const verdicts = [
    verdictOf(1, { previous }),
    verdictOf(2, { reason: 'void' }),
    verdictOf(3),
    verdictOf(4, { kind: 'refuse', reason: 'unknown', name: '' }),
    verdictOf(5, { reason: 'undo', previous }),
  ];
  expect(clashesOf([...scans, undo], verdicts)).toMatchObject([
    { print: 1, kind: 'already', reason: '', previous },
    { print: 2, kind: 'refuse', reason: 'void', previous: null },
    { print: 4, kind: 'refuse', reason: 'unknown', name: '' },
  ]);
});

import type { CallInput } from '@meetingapp/contract/papers/call.ts';

export interface CallFault {
  field: string;
  reason: 'required' | 'moments_order' | 'code_twice' | 'words_order';
}

/** Faults in the settings of a call for papers. */
export function callFaults(wish: CallInput): CallFault[] {
  const faults: CallFault[] = [];
  const { opensAt, closesAt, reviseUntil, confirmUntil } = wish;
  const after = (field: string, later: string | null, earlier: string | null) => {
    if (later !== null && earlier !== null && Date.parse(later) <= Date.parse(earlier))
      faults.push({ field, reason: 'moments_order' });
  };
  after('closesAt', closesAt, opensAt);
  after('reviseUntil', reviseUntil, opensAt);
  after('confirmUntil', confirmUntil, closesAt);
  if (wish.wordsLeast > wish.wordsMost) faults.push({ field: 'wordsLeast', reason: 'words_order' });
  for (const list of ['sections', 'criteria'] as const) {
    const codes = wish[list].map(({ code }) => code);
    if (new Set(codes).size < codes.length) faults.push({ field: list, reason: 'code_twice' });
    if (wish[list].some(({ name }) => name.zh === '' && name.en === ''))
      faults.push({ field: list, reason: 'required' });
  }
  return faults;
}

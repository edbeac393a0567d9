import { CreditFacts } from '@meetingapp/contract/credits/credit.ts';
import { computeCredits } from '@meetingapp/domain/credits/credits.ts';
import { corrected } from '@meetingapp/domain/credits/evidence.ts';
import { creditText } from '@meetingapp/domain/credits/sentences.ts';
import { parse } from 'valibot';

export interface CreditReport {
  lines: string[];
  /** True when each total is the server's. */
  same: boolean;
}

/** Computes credits from exported evidence and rules (the JSON text of `CreditFacts`), line by line. */
export function creditReport(text: string): CreditReport {
  const { zone, evidence, corrections, sessions, sets } = parse(CreditFacts, JSON.parse(text));
  const counting = corrected(evidence, corrections);
  const report: CreditReport = { lines: [], same: true };
  for (const { title, number, rules, total } of sets) {
    const result = computeCredits({ evidence: counting, sessions, rules, zone });
    const { present, overlap, short, counted } = result.minutes;
    const same = result.total === total;
    report.same &&= same;
    report.lines.push(
      `${title}, version ${number}: ${creditText(result.total)}${same ? '' : `, the server says ${creditText(total)}`}`,
      `  ${present} - ${overlap} - ${short} = ${counted} minutes`,
      ...result.lines.map(
        (line) => `  ${creditText(line.credit).padStart(6)}  ${line.day}  ${line.title === '' ? line.key : line.title}`,
      ),
      ...result.caps.map(({ day, lost }) => `  ${`-${creditText(lost)}`.padStart(6)}  ${day ?? 'conference'}  limit`),
    );
  }
  return report;
}

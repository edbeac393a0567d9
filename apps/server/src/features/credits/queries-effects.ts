import type { CreditRules } from '@meetingapp/contract/credits/rule.ts';
import { computeCredits } from '@meetingapp/domain/credits/credits.ts';
import { corrected } from '@meetingapp/domain/credits/evidence.ts';
import type { Database } from '../../db/connection/database.ts';
import { correctionsOf, evidenceOf, sessionsOf } from './queries.ts';
import { accountsWithEvidence } from './queries-console.ts';

export interface Change {
  accountId: number;
  /** Hundredths of a credit. */
  before: number;
  after: number;
}

export interface Effects {
  more: number;
  less: number;
  same: number;
  /** Those who get less first, then those who get more, at most 200. */
  people: Change[];
}

const BATCH = 500;
const LISTED = 200;

/** Compares the credits of everybody with evidence by two versions of the rules; without an earlier version everybody had nothing. */
export async function effectsOf(
  db: Database,
  { conferenceId, zone }: { conferenceId: number; zone: string },
  before: CreditRules | null,
  after: CreditRules,
): Promise<Effects> {
  const sessions = await sessionsOf(db, conferenceId, 'zh');
  const changes: Change[] = [];
  let same = 0;
  for (let last = 0; ;) {
    const accounts = await accountsWithEvidence(db, conferenceId, last, BATCH);
    const evidence = await evidenceOf(db, conferenceId, accounts, 'zh');
    const corrections = await correctionsOf(db, conferenceId, accounts);
    for (const accountId of accounts) {
      const rows = corrected(evidence.get(accountId) ?? [], corrections.get(accountId) ?? []);
      const total = (rules: CreditRules) => computeCredits({ evidence: rows, sessions, rules, zone }).total;
      const change = { accountId, before: before ? total(before) : 0, after: total(after) };
      if (change.before === change.after) same += 1;
      else changes.push(change);
    }
    if (accounts.length < BATCH) break;
    last = accounts.at(-1) ?? last;
  }
  const gain = ({ before: was, after: is }: Change) => is - was;
  const less = changes.filter((change) => gain(change) < 0);
  return {
    more: changes.length - less.length,
    less: less.length,
    same,
    people: changes.toSorted((one, other) => gain(one) - gain(other)).slice(0, LISTED),
  };
}

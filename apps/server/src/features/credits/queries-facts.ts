import type { CreditCaseFacts, CreditFacts } from '@meetingapp/contract/credits/credit.ts';
import type { CreditRules } from '@meetingapp/contract/credits/rule.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { computeCredits } from '@meetingapp/domain/credits/credits.ts';
import { corrected } from '@meetingapp/domain/credits/evidence.ts';
import type { Database } from '../../db/connection/database.ts';
import { correctionsOf, evidenceOf, rulesInForce, sessionsOf } from './queries.ts';

interface OfPerson {
  conferenceId: number;
  accountId: number;
  zone: string;
  language: Language;
}

/** All that a person's credits follow from, with the totals that the server computes. */
export async function factsOf(
  db: Database,
  { conferenceId, accountId, zone, language }: OfPerson,
): Promise<CreditFacts> {
  const sessions = await sessionsOf(db, conferenceId, language);
  const evidence = (await evidenceOf(db, conferenceId, [accountId], language)).get(accountId) ?? [];
  const corrections = (await correctionsOf(db, conferenceId, [accountId])).get(accountId) ?? [];
  const counting = corrected(evidence, corrections);
  const sets = await rulesInForce(db, conferenceId);
  const concerned = sessions.filter((session) =>
    evidence.some((row) => row.sessionId === session.id || (row.kind === 'on_site' && row.sessionId === null)),
  );
  return {
    zone,
    evidence,
    corrections,
    sessions: concerned,
    sets: sets.map(({ title, source, ...set }) => ({
      ...set,
      title: pickLanguage(title, language),
      source: pickLanguage(source, language),
      total: computeCredits({ evidence: counting, sessions: concerned, rules: set.rules, zone }).total,
    })),
  };
}

/** Credits of a saved case by some rules, in hundredths. */
export const totalOf = ({ evidence, sessions, zone }: CreditCaseFacts, rules: CreditRules): number =>
  computeCredits({ evidence, sessions, rules, zone }).total;

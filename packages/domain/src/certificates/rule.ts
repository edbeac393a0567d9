import type { CertificateKind, CertificateLack } from '@meetingapp/contract/certificates/certificate.ts';
import type { CertificateRule } from '@meetingapp/contract/certificates/console.ts';

/** What counts for a certificate, of one person in one conference. */
export interface CertificateEvidence {
  /** Has a confirmed place, or attended. */
  registered: boolean;
  /** Days on which the person was checked in. */
  days: number;
  passedExams: ReadonlySet<number>;
  /** Hundredths, by rule set. */
  credits: ReadonlyMap<number, number>;
  talks: number;
}

/** Asks for nothing beyond what the kind of certificate asks. `credits`: hundredths. */
export const noRule: CertificateRule = { days: 0, examId: null, setId: null, credits: 0 };

/** Kinds that staff issue by hand: nothing in the product says who has won an award or reviewed. */
export const byHand: ReadonlySet<CertificateKind> = new Set(['award', 'review']);

/** The first thing that is lacking for a certificate of a kind; null: nothing is. */
export function lackOf(
  kind: CertificateKind,
  rule: CertificateRule,
  evidence: CertificateEvidence,
): CertificateLack | null {
  if (kind === 'award') return 'no_award';
  if (kind === 'review') return 'no_review';
  if (!evidence.registered) return 'not_registered';
  if (kind === 'lecture' && evidence.talks === 0) return 'no_talk';
  if (evidence.days < rule.days) return 'too_few_days';
  if (rule.examId !== null && !evidence.passedExams.has(rule.examId)) return 'exam_not_passed';
  if (rule.setId !== null && (evidence.credits.get(rule.setId) ?? 0) < Math.max(1, rule.credits))
    return 'too_few_credits';
  return null;
}

/** Which conditions of a rule a registered person meets. */
export const metBy = (rule: CertificateRule, { days, passedExams, credits }: CertificateEvidence) => ({
  days: days >= rule.days,
  exam: rule.examId === null || passedExams.has(rule.examId),
  credits: rule.setId === null || (credits.get(rule.setId) ?? 0) >= Math.max(1, rule.credits),
});

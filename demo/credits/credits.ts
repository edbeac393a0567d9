import type { EvidenceKind } from '@meetingapp/domain/credits/evidence.ts';
import type { CreditRules, RuleCode } from '@meetingapp/contract/credits/rule.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { presets } from '@meetingapp/domain/credits/presets.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { json, nothing } from '../support/bilingual.ts';

export interface EvidenceInput {
  kind: EvidenceKind;
  from: Date;
  to?: Date;
  session?: number;
  hall?: number | undefined;
  subject?: string;
  title?: Bilingual;
  score?: number;
  passMark?: number;
}

/** Inserts rows of evidence as the gates and exams record them; returns their ids in credits. */
export async function buildEvidence(
  db: Database,
  { conferenceId, accountId }: { conferenceId: number; accountId: number },
  rows: readonly EvidenceInput[],
): Promise<string[]> {
  const made = await db
    .insertInto('evidence')
    .values(
      rows.map(({ kind, from, to = from, session, hall, subject = '', title = nothing, score, passMark }, index) => ({
        conference_id: conferenceId,
        account_id: accountId,
        kind,
        session_id: session ?? null,
        hall_id: hall ?? null,
        from_at: from,
        until_at: to,
        subject,
        title: json(title),
        score: score ?? null,
        pass_mark: passMark ?? null,
        source: 'import' as const,
        source_key: `${accountId}-${kind}-${from.getTime()}-${index}`,
      })),
    )
    .returning('id')
    .execute();
  return made.map(({ id }) => `e${id}`);
}

export interface RuleSetInput {
  code: RuleCode;
  title: Bilingual;
  rules?: CreditRules;
  source?: Bilingual;
  project?: string;
  /** Null: still a draft. */
  publishedAt: Date | null;
}

/** Inserts a rule set with one version, by default with the example rules of its code; returns its id. */
export async function buildRuleSet(
  db: Database,
  conferenceId: number,
  { code, title, rules = presets[code], ...version }: RuleSetInput,
  position = 0,
): Promise<number> {
  const { id } = await db
    .insertInto('credit_rule_set')
    .values({ conference_id: conferenceId, code, title: json(title), position })
    .returning('id')
    .executeTakeFirstOrThrow();
  await buildRuleVersion(db, id, { rules, ...version });
  return id;
}

export async function buildRuleVersion(
  db: Database,
  setId: number,
  version: { number?: number; rules: CreditRules; source?: Bilingual; project?: string; publishedAt: Date | null },
): Promise<void> {
  const { number = 1, rules, source = nothing, project = '', publishedAt } = version;
  await db
    .insertInto('credit_rule_version')
    .values({
      rule_set_id: setId,
      number,
      rules: json(rules),
      source: json(source),
      project,
      published_at: publishedAt,
    })
    .execute();
}

export interface UploadInput {
  /** Absent: the set does not exist, and nothing is inserted. */
  setId: number | undefined;
  /** Hundredths of a credit. */
  credit: number;
  state: 'sent' | 'accepted' | 'refused';
  reason?: string;
  sentAt: Date;
}

/** Inserts what was reported of a person; an answer came a week later. */
export async function buildUploads(db: Database, accountId: number, uploads: readonly UploadInput[]): Promise<void> {
  const rows = uploads.flatMap(({ setId, credit, state, reason = '', sentAt }) =>
    setId === undefined
      ? []
      : [
          {
            rule_set_id: setId,
            account_id: accountId,
            credit,
            state,
            reason,
            sent_at: sentAt,
            answered_at: state === 'sent' ? null : new Date(sentAt.getTime() + 7 * 86_400_000),
          },
        ],
  );
  if (rows.length > 0) await db.insertInto('credit_upload').values(rows).execute();
}

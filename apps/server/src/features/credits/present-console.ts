import type { CreditPerson, ListedRuleSet, RuleVersion } from '@meetingapp/contract/credits/console.ts';
import type { ExampleRow, SetRow, VersionRow, peopleWithEvidence } from './queries-console.ts';

export const presentVersion = ({
  id,
  number,
  rules,
  source,
  project,
  published_at,
  by,
  version,
}: Omit<VersionRow, 'rule_set_id' | 'published_by'>): RuleVersion => ({
  id,
  number,
  rules,
  source,
  project,
  publishedAt: published_at?.toISOString() ?? null,
  by,
  version,
});

export const presentSet = (
  { id, code, title, version }: SetRow,
  versions: readonly VersionRow[],
  examples: readonly ExampleRow[],
): ListedRuleSet => ({
  id,
  code,
  title,
  version,
  versions: versions.filter((one) => one.rule_set_id === id).map(presentVersion),
  examples: examples
    .filter((one) => one.rule_set_id === id)
    .map((one) => ({ id: one.id, name: one.name, expected: one.expected, facts: one.facts })),
});

export const presentPerson = ({
  account_id,
  number,
  name,
  affiliation,
  rows,
}: Awaited<ReturnType<typeof peopleWithEvidence>>[number]): CreditPerson => ({
  accountId: account_id,
  number,
  name,
  affiliation,
  rows,
});

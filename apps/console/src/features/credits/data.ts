import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { creditConsoleCalls as calls, ListedRuleSet } from '@meetingapp/contract/credits/console.ts';
import type { CreditRules } from '@meetingapp/contract/credits/rule.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { presets } from '@meetingapp/domain/credits/presets.ts';
import { useFieldDraft } from '../../lib/forms/use-field-draft.ts';

export type PersonFacts = AnswerOf<typeof calls.person>['facts'];

/** The parts of a version that staff edit, each a field of the form. */
export type RuleFields = CreditRules & { source: Bilingual; project: string };

export const rulesOf = ({ source: _source, project: _project, ...rules }: RuleFields): CreditRules => rules;

/** The newest version of a set (its draft, when there is one) with the unsaved changes of this device. */
export function useRuleDraft(cid: number, set: ListedRuleSet) {
  const [newest] = set.versions;
  const saved: RuleFields = newest
    ? { ...newest.rules, source: newest.source, project: newest.project }
    : { ...presets[set.code], source: { zh: '', en: '' }, project: '' };
  return useFieldDraft<RuleFields>(`credits/${cid}/${set.id}`, saved);
}
export type RuleDraft = ReturnType<typeof useRuleDraft>;

export const draftOf = ({ versions }: ListedRuleSet) => versions.find(({ publishedAt }) => publishedAt === null);
export const inForceOf = ({ versions }: ListedRuleSet) => versions.find(({ publishedAt }) => publishedAt !== null);

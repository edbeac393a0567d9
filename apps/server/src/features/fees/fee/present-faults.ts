import type { FeeDraft } from '@meetingapp/contract/fees/console.ts';
import { isCompleteRule } from '@meetingapp/domain/fees/rule-tree.ts';
import { windowFaults } from '@meetingapp/domain/fees/windows.ts';
import { isSoundRule } from '@meetingapp/domain/registration/fees/rule.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';

/** Faults of fees that staff want to save, each with its index in the list. */
export function draftFaults(drafts: readonly FeeDraft[]): FieldFault[] {
  return drafts.flatMap((draft, place) => {
    const at = `kinds.${place}`;
    const windows = windowFaults(draft.windows).map(({ index, reason }) => ({
      field: `${at}.windows.${index}.until`,
      reason,
      label: draft.title.zh,
    }));
    const sound = draft.rule === null || (isSoundRule(draft.rule) && isCompleteRule(draft.rule));
    return sound ? windows : [...windows, { field: `${at}.rule`, reason: 'rule_unsound', label: draft.title.zh }];
  });
}

import type { FeeRule } from '@meetingapp/contract/fees.ts';
import type { RulePath } from '@meetingapp/domain/fees/rule-tree.ts';
import type { RuleNames } from '@meetingapp/domain/fees/sentence.ts';

/** What every part of a rule on the screen needs. */
export interface RuleTools {
  names: RuleNames;
  /** How many fit each part, as one reads the tree; empty while they are not known. */
  counts: readonly number[];
  replace: (path: RulePath, part: FeeRule | null) => void;
  add: (path: RulePath, part: FeeRule) => void;
}

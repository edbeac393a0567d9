import type { FeeRule } from '@meetingapp/contract/fees/console.ts';
import type { RulePath } from '@meetingapp/domain/fees/rule-tree.ts';
import type { RuleNames } from '@meetingapp/domain/fees/sentence.ts';

/** Context shared by all parts of a rule on the screen. */
export interface RuleTools {
  names: RuleNames;
  /** Matches of each part, in preorder; empty until known. */
  counts: readonly number[];
  replace: (path: RulePath, part: FeeRule | null) => void;
  add: (path: RulePath, part: FeeRule) => void;
}

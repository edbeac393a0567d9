import './rule.css';
import { feeCalls, type FeeRule } from '@meetingapp/contract/fees/console.ts';
import { addTo, isCompleteRule, replaceAt, type RulePath } from '@meetingapp/domain/fees/rule-tree.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { ruleSentence } from '@meetingapp/domain/fees/sentence.ts';
import { Button } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import type { FeeSetUp } from '../data.ts';
import { namesOf } from '../view.ts';
import { AddCondition } from './AddCondition.tsx';
import { RulePart } from './RulePart.tsx';
import type { RuleTools } from './rule-tools.ts';

interface RuleEditorProps {
  cid: number;
  setUp: FeeSetUp;
  rule: FeeRule | null;
  /** Forms to which the fee is limited; null: none. */
  formIds: readonly number[] | null;
  change: (rule: FeeRule | null) => void;
}

/** Rule editor of a fee: built by clicks and shown as a sentence in both languages. */
export function RuleEditor({ cid, setUp, rule, formIds, change }: RuleEditorProps) {
  const t = useT('fees');
  const language = useLanguage();
  const complete = rule === null || isCompleteRule(rule);
  const { answer } = useCall(feeCalls.matches, { cid, rule: rule ?? { all: [] } }, { enabled: complete });
  const tools: RuleTools = {
    names: namesOf(setUp, language),
    counts: complete && answer && rule !== null ? answer.counts : [],
    replace: (path: RulePath, part) => change(rule && replaceAt(rule, path, part)),
    add: (path: RulePath, part) => change(addTo(rule, path, part)),
  };
  const grouped = rule !== null && ('all' in rule || 'any' in rule);
  const forms = setUp.forms.filter(({ id }) => formIds?.includes(id)).map(({ title }) => pickLanguage(title, language));
  return (
    <>
      {formIds && <p className="small">{t('onlyForms', { forms: joinList(forms, language) })}</p>}
      <div className="rule-said" aria-live="polite">
        <p lang="zh-CN">{ruleSentence(rule, namesOf(setUp, 'zh'))}</p>
        <p lang="en">{ruleSentence(rule, namesOf(setUp, 'en'))}</p>
      </div>
      {!complete && <p className="fees-fault">{t('rule.incomplete')}</p>}
      {rule === null ? null : <RulePart part={rule} path={[]} index={0} tools={tools} />}
      <div className="rule-row">
        {!grouped && <AddCondition names={tools.names} add={(part) => tools.add([], part)} />}
        <span className="grow" />
        {rule !== null && (
          <Button type="text" size="small" onClick={() => change(null)}>
            {t('rule.clear')}
          </Button>
        )}
        {answer && <span className="small quiet">{t('rule.people', { count: answer.people })}</span>}
      </div>
    </>
  );
}

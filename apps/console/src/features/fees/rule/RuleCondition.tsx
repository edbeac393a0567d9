import type { FeeRule } from '@meetingapp/contract/fees/console.ts';
import type { RulePath } from '@meetingapp/domain/fees/rule-tree.ts';
import { labelText, valueText } from '@meetingapp/domain/fees/sentence.ts';
import { codeOf } from '@meetingapp/domain/registration/fees/evaluate.ts';
import type { FeeCondition } from '@meetingapp/domain/registration/fees/rule.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { Button, Input, InputNumber, Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { MatchCount } from './MatchCount.tsx';
import type { RuleTools } from './rule-tools.ts';

interface RuleConditionProps {
  condition: FeeCondition;
  negated: boolean;
  path: RulePath;
  count: number | undefined;
  tools: RuleTools;
}

/** One condition: subject, operator and values. */
export function RuleCondition({ condition, negated, path, count, tools }: RuleConditionProps) {
  const t = useT('fees');
  const code = codeOf(condition);
  const label = labelText(code, tools.names);
  const put = (next: FeeRule, not = negated) => tools.replace(path, not ? { not: next } : next);
  const hows = 'atLeast' in condition ? (['atLeast', 'lessThan'] as const) : (['is', 'isNot'] as const);
  return (
    <div className="rule-row" role="group" aria-label={label}>
      <span className="what">{label}</span>
      {code !== 'member' && (
        <Select
          size="small"
          variant="borderless"
          popupMatchSelectWidth={false}
          aria-label={t('rule.how', { label })}
          value={hows[negated ? 1 : 0]}
          onChange={(how) => put(condition, how === hows[1])}
          options={hows.map((value) => ({ value, label: t(`rule.${value}`) }))}
        />
      )}
      <Value condition={condition} negated={negated} label={label} tools={tools} put={put} />
      <span className="grow" />
      <MatchCount count={count} />
      <Button
        type="text"
        size="small"
        aria-label={t('rule.remove')}
        icon={<Icon icon={x} />}
        onClick={() => tools.replace(path, null)}
      />
    </div>
  );
}

interface ValueProps extends Pick<RuleConditionProps, 'condition' | 'negated' | 'tools'> {
  label: string;
  put: (next: FeeRule, not?: boolean) => void;
}

function Value({ condition, negated, label, tools, put }: ValueProps) {
  const t = useT('fees');
  const code = codeOf(condition);
  const name = t('rule.value', { label });
  if ('atLeast' in condition)
    return (
      <InputNumber
        size="small"
        min={0}
        max={100_000}
        aria-label={name}
        value={condition.atLeast.value}
        onChange={(value) => put({ atLeast: { code, value: value ?? 0 } })}
      />
    );
  const values = 'equals' in condition ? [condition.equals.value].filter(Boolean) : condition.oneOf.values;
  if (code === 'member')
    return (
      <Select
        size="small"
        popupMatchSelectWidth={false}
        aria-label={name}
        value={values.includes('1') !== negated}
        onChange={(is) => put({ equals: { code, value: is ? '1' : '0' } }, false)}
        options={[
          { value: true, label: t('rule.memberYes') },
          { value: false, label: t('rule.memberNo') },
        ]}
      />
    );
  const known =
    code === 'branch'
      ? tools.names.branches.map((branch) => String(branch.id))
      : (tools.names.fields.find((field) => field.code === code)?.options.map((option) => option.value) ?? []);
  const set = (next: string[]) =>
    put(next.length === 1 ? { equals: { code, value: next[0] ?? '' } } : { oneOf: { code, values: next } });
  if (known.length === 0)
    return (
      <Input
        size="small"
        style={{ width: 180 }}
        maxLength={100}
        aria-label={name}
        value={values.join('|')}
        onChange={(event) => put({ equals: { code, value: event.target.value } })}
      />
    );
  return (
    <Select
      size="small"
      mode="multiple"
      style={{ minWidth: 140 }}
      popupMatchSelectWidth={false}
      aria-label={name}
      placeholder={t('rule.choose')}
      value={values}
      onChange={set}
      options={[...new Set([...known, ...values])].map((value) => ({
        value,
        label: valueText(code, value, tools.names),
      }))}
    />
  );
}

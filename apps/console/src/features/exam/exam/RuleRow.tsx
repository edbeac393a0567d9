import type { DrawRule } from '@meetingapp/contract/exam/exam.ts';
import { itemKinds, type Topic } from '@meetingapp/contract/exam/item.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Button, InputNumber, Select } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  rule: DrawRule;
  topics: readonly Topic[];
  /** Items that the rule finds, and how many it lacks; undefined while unknown. */
  count: { found: number; short: number } | undefined;
  onChange: (rule: DrawRule | null) => void;
}

const levels = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));

/** One rule: which items, how many, and how many there are. */
export function RuleRow({ rule, topics, count, onChange }: Props) {
  const t = useT('examConsole');
  const language = useLanguage();
  return (
    <div className={count && count.short > 0 ? 'exam-rule bad' : 'exam-rule'}>
      <Select<number>
        aria-label={t('topic')}
        value={rule.topicId ?? 0}
        onChange={(id) => onChange({ ...rule, topicId: id === 0 ? null : id })}
        options={[
          { value: 0, label: t('anyTopic') },
          ...topics.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) })),
        ]}
      />
      <Select
        mode="multiple"
        maxTagCount="responsive"
        aria-label={t('kind')}
        placeholder={t('anyKind')}
        value={rule.kinds}
        onChange={(kinds) => onChange({ ...rule, kinds })}
        options={itemKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <Select
        aria-label={t('difficultyFrom')}
        value={rule.from}
        onChange={(from) => onChange({ ...rule, from, to: Math.max(from, rule.to) })}
        options={levels}
      />
      <Select
        aria-label={t('difficultyTo')}
        value={rule.to}
        onChange={(to) => onChange({ ...rule, to, from: Math.min(to, rule.from) })}
        options={levels}
      />
      <InputNumber
        aria-label={t('count')}
        min={1}
        max={200}
        value={rule.count}
        onChange={(value) => onChange({ ...rule, count: value ?? 1 })}
      />
      <span className="small" aria-live="polite">
        {count && t(count.short > 0 ? 'onlyFound' : 'found', { count: count.found })}
      </span>
      <Button
        type="text"
        size="small"
        aria-label={t('removeRule')}
        icon={<Icon icon={trash2} size="s" />}
        onClick={() => onChange(null)}
      />
    </div>
  );
}

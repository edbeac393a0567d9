import type { ExamRules } from '@meetingapp/contract/exam/exam.ts';
import type { Topic } from '@meetingapp/contract/exam/item.ts';
import { Button, Checkbox, InputNumber, Select } from 'antd';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { SectionForm } from './SectionForm.tsx';
import { blankSection, replaced } from './blank.ts';

interface Props {
  rules: ExamRules;
  topics: readonly Topic[];
  counts: readonly { section: number; rule: number; found: number; short: number }[];
  fault: (field: string) => string | undefined;
  onChange: (rules: ExamRules) => void;
}

const numbers = ['pass', 'minutes', 'attempts', 'wait', 'offline'] as const;
const least = { pass: 0, minutes: 1, attempts: 1, wait: 0, offline: 0 } as const;
const most = { pass: 100_000, minutes: 600, attempts: 20, wait: 43_200, offline: 120 } as const;
const shownParts = ['score', 'topics', 'answers', 'reasons'] as const;

/** The rules of an exam. */
export function RulesForm({ rules, topics, counts, fault, onChange }: Props) {
  const t = useT('examConsole');
  const change = (part: Partial<ExamRules>) => onChange({ ...rules, ...part });
  const { shown } = rules;
  return (
    <div className="exam-rules">
      <BilingualField
        label={t('examTitle')}
        maxLength={80}
        value={rules.title}
        onChange={(title) => change({ title })}
        fault={fault('title')}
      />
      <BilingualField
        label={t('intro')}
        rows={2}
        maxLength={2000}
        value={rules.intro}
        onChange={(intro) => change({ intro })}
        fault={fault('intro')}
      />
      {rules.sections.map((section, at) => (
        <SectionForm
          key={at}
          section={section}
          topics={topics}
          countOf={(rule) => counts.find((one) => one.section === at && one.rule === rule)}
          fault={(field) => fault(`sections.${at}.${field}`)}
          onChange={(next) => change({ sections: replaced(rules.sections, at, next) })}
        />
      ))}
      <Button onClick={() => change({ sections: [...rules.sections, blankSection] })}>{t('addSection')}</Button>
      <div className="exam-numbers">
        {numbers.map((name) => (
          <Field key={name} label={t(`numbers.${name}`)} fault={fault(name)}>
            <InputNumber
              aria-label={t(`numbers.${name}`)}
              min={least[name]}
              max={most[name]}
              value={rules[name]}
              onChange={(value) => change({ [name]: value ?? least[name] })}
            />
          </Field>
        ))}
      </div>
      <p className="small quiet">{t('offlineNote')}</p>
      <div className="exam-numbers">
        <Field label={t('audience')}>
          <Select
            aria-label={t('audience')}
            value={rules.audience}
            onChange={(audience) => change({ audience })}
            options={(['everyone', 'registered'] as const).map((value) => ({ value, label: t(`audiences.${value}`) }))}
          />
        </Field>
        <Field label={t('shownFrom')}>
          <Select
            aria-label={t('shownFrom')}
            value={shown.from}
            onChange={(from) => change({ shown: { ...shown, from } })}
            options={(['attempt', 'last', 'closed'] as const).map((value) => ({
              value,
              label: t(`shownWhen.${value}`),
            }))}
          />
        </Field>
      </div>
      <Checkbox checked={rules.shuffled} onChange={({ target }) => change({ shuffled: target.checked })}>
        {t('shuffled')}
      </Checkbox>
      {shownParts.map((part) => (
        <Checkbox
          key={part}
          checked={shown[part]}
          onChange={({ target }) => change({ shown: { ...shown, [part]: target.checked } })}
        >
          {t(`shownParts.${part}`)}
        </Checkbox>
      ))}
    </div>
  );
}

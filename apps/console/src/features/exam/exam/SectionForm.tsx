import type { Section } from '@meetingapp/contract/exam/exam.ts';
import type { Topic } from '@meetingapp/contract/exam/item.ts';
import { Button, InputNumber } from 'antd';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { RuleRow } from './RuleRow.tsx';
import { blankRule, replaced } from './blank.ts';

interface Props {
  section: Section;
  topics: readonly Topic[];
  countOf: (rule: number) => { found: number; short: number } | undefined;
  fault: (field: string) => string | undefined;
  onChange: (section: Section | null) => void;
}

/** A section: its title, points of each item, own pass mark, and rules. */
export function SectionForm({ section, topics, countOf, fault, onChange }: Props) {
  const t = useT('examConsole');
  return (
    <section className="exam-section-form">
      <div className="two">
        <BilingualField
          label={t('sectionTitle')}
          maxLength={60}
          value={section.title}
          onChange={(title) => onChange({ ...section, title })}
          fault={fault('title')}
        />
        <div className="exam-numbers">
          <Field label={t('pointsEach')} fault={fault('points')}>
            <InputNumber
              aria-label={t('pointsEach')}
              min={1}
              max={100}
              value={section.points}
              onChange={(points) => onChange({ ...section, points: points ?? 1 })}
            />
          </Field>
          <Field label={t('sectionPass')} fault={fault('pass')}>
            <InputNumber
              aria-label={t('sectionPass')}
              min={0}
              placeholder={t('noPass')}
              value={section.pass}
              onChange={(pass) => onChange({ ...section, pass })}
            />
          </Field>
        </div>
      </div>
      {section.rules.map((rule, at) => (
        <RuleRow
          key={at}
          rule={rule}
          topics={topics}
          count={countOf(at)}
          onChange={(next) => onChange({ ...section, rules: replaced(section.rules, at, next) })}
        />
      ))}
      <Button size="small" onClick={() => onChange({ ...section, rules: [...section.rules, blankRule] })}>
        {t('addRule')}
      </Button>{' '}
      <Button size="small" type="text" onClick={() => onChange(null)}>
        {t('removeSection')}
      </Button>
    </section>
  );
}

import type { SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import { Input, Radio } from 'antd';
import { Field } from '../../../lib/forms/Field.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { Faults } from './faults.ts';
import { MatchingForm } from './MatchingForm.tsx';
import { OptionsForm } from './OptionsForm.tsx';
import { SpotForm } from './SpotForm.tsx';

interface Props {
  question: SimpleQuestion;
  /** Path of the question as faults name it. */
  field: string;
  faults: Faults;
  onChange: (question: SimpleQuestion) => void;
}

/** The options, key and marks of a question that is no case. */
export function QuestionForm({ question, field, faults, onChange }: Props) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'ordering':
      return <OptionsForm {...{ question, field, faults, onChange }} />;
    case 'matching':
      return <MatchingForm {...{ question, field, faults, onChange }} />;
    case 'spot':
      return <SpotForm {...{ question, field, faults, onChange }} />;
    case 'number':
      return <NumberForm {...{ question, field, faults, onChange }} />;
    case 'boolean':
      return <BooleanForm {...{ question, onChange }} />;
  }
}

type Of<Kind extends SimpleQuestion['kind']> = Extract<SimpleQuestion, { kind: Kind }>;

function BooleanForm({ question, onChange }: { question: Of<'boolean'>; onChange: Props['onChange'] }) {
  const t = useT('examItem');
  return (
    <Field label={t('key')}>
      <Radio.Group
        aria-label={t('key')}
        value={question.right}
        onChange={({ target }) => onChange({ ...question, right: target.value === true })}
        options={[
          { value: true, label: t('yes') },
          { value: false, label: t('no') },
        ]}
      />
    </Field>
  );
}

const numberFields = ['right', 'tolerance', 'unit'] as const;
const LONGEST_DECIMAL = 20;

/** A number, how far an answer may be from it, and its unit. */
function NumberForm({ question, field, faults, onChange }: Props & { question: Of<'number'> }) {
  const t = useT('examItem');
  return (
    <div className="item-numbers">
      {numberFields.map((name) => (
        <Field key={name} label={t(`number.${name}`)} fault={faults[`${field}.${name}`]}>
          <Input
            aria-label={t(`number.${name}`)}
            inputMode={name === 'unit' ? 'text' : 'decimal'}
            maxLength={LONGEST_DECIMAL}
            value={question[name]}
            onChange={({ target }) => onChange({ ...question, [name]: target.value.trimStart() })}
          />
        </Field>
      ))}
    </div>
  );
}

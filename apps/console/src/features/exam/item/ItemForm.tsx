import { itemKinds } from '@meetingapp/contract/exam/item.ts';
import type { Topic } from '@meetingapp/contract/exam/item.ts';
import { Input, Radio, Select } from 'antd';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { CaseForm } from './CaseForm.tsx';
import { asKind, type ItemFields } from './draft.ts';
import { faultAt, type Faults } from './faults.ts';
import { MediaForm } from './MediaForm.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { TopicField } from './TopicField.tsx';

interface Props {
  fields: ItemFields;
  topics: readonly Topic[];
  faults: Faults;
  onChange: (part: Partial<ItemFields>) => void;
}

const levels = [1, 2, 3, 4, 5] as const;

/** Everything of an item: its kind, texts, picture, options with the key, reason, and where it belongs. */
export function ItemForm({ fields, topics, faults, onChange }: Props) {
  const t = useT('examItem');
  const e = useT('examConsole');
  const { question } = fields;
  return (
    <>
      <section className="item-section">
        <Radio.Group
          className="item-kinds"
          aria-label={t('kind')}
          optionType="button"
          value={question.kind}
          onChange={({ target }) => {
            const kind = itemKinds.find((one) => one === target.value);
            if (kind) onChange({ question: asKind(kind, question) });
          }}
          options={itemKinds.map((value) => ({ value, label: e(`kinds.${value}`) }))}
        />
      </section>
      <section className="item-section">
        <BilingualField
          label={t(question.kind === 'case' ? 'caseText' : 'stem')}
          rows={2}
          maxLength={8000}
          value={fields.stem}
          fault={faultAt(faults, 'content.stem')}
          onChange={(stem) => onChange({ stem })}
        />
        <Field label={t('media')}>
          <MediaForm media={fields.media} faults={faults} onChange={(media) => onChange({ media })} />
        </Field>
      </section>
      <section className="item-section" aria-label={t(question.kind === 'case' ? 'parts' : 'answers')}>
        <h2>{t(question.kind === 'case' ? 'parts' : question.kind === 'spot' ? 'spot' : 'answers')}</h2>
        {question.kind === 'case' ? (
          <CaseForm question={question} faults={faults} onChange={(next) => onChange({ question: next })} />
        ) : (
          <QuestionForm
            question={question}
            field="content.question"
            faults={faults}
            onChange={(next) => onChange({ question: next })}
          />
        )}
      </section>
      <section className="item-section">
        <BilingualField
          label={t('reason')}
          rows={2}
          maxLength={4000}
          value={fields.reason}
          fault={faultAt(faults, 'content.reason')}
          onChange={(reason) => onChange({ reason })}
        />
      </section>
      <section className="item-section item-facts">
        <Field label={t('code')} fault={faults['code']}>
          <Input
            aria-label={t('code')}
            maxLength={40}
            value={fields.code}
            onChange={({ target }) => onChange({ code: target.value })}
          />
        </Field>
        <Field label={t('difficulty')} fault={faults['difficulty']}>
          <Select<number>
            aria-label={t('difficulty')}
            value={fields.difficulty}
            onChange={(difficulty) => onChange({ difficulty })}
            options={levels.map((value) => ({ value, label: t(`levels.l${value}`) }))}
          />
        </Field>
        <TopicField
          topics={topics}
          value={fields.topicId}
          fault={faults['topicId']}
          onChange={(topicId) => onChange({ topicId })}
        />
        <Field label={t('source')} fault={faults['source']} hint={t('sourceNote')}>
          <Input
            aria-label={t('source')}
            maxLength={300}
            value={fields.source}
            onChange={({ target }) => onChange({ source: target.value })}
          />
        </Field>
      </section>
    </>
  );
}

import type { CasePart, ItemKind, Question } from '@meetingapp/contract/exam/item.ts';
import { itemKinds } from '@meetingapp/contract/exam/item.ts';
import { Select } from 'antd';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { MoveButtons } from '../../../lib/lists/MoveButtons.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { asSimple, blankPart } from './draft.ts';
import { faultAt, type Faults } from './faults.ts';
import { FaultLine } from './OptionsForm.tsx';
import { QuestionForm } from './QuestionForm.tsx';

type Case = Extract<Question, { kind: 'case' }>;

interface Props {
  question: Case;
  faults: Faults;
  onChange: (question: Case) => void;
}

const field = 'content.question.parts';
const MOST = 12;
const partKinds = itemKinds.filter((kind): kind is Exclude<ItemKind, 'case'> => kind !== 'case');

/** The questions of a case, each of a kind of its own. */
export function CaseForm({ question, faults, onChange }: Props) {
  const t = useT('examItem');
  const e = useT('examConsole');
  const { parts } = question;
  const put = (at: number, part: CasePart) => onChange({ ...question, parts: parts.toSpliced(at, 1, part) });
  return (
    <>
      {parts.map((part, at) => {
        const name = t('part', { number: at + 1 });
        return (
          <section key={part.id} className="item-part" aria-label={name}>
            <header className="row">
              <h3 className="grow">{name}</h3>
              <MoveButtons
                at={at}
                count={parts.length}
                up={t('up', { name })}
                down={t('down', { name })}
                onMove={(by) => onChange({ ...question, parts: parts.toSpliced(at, 1).toSpliced(at + by, 0, part) })}
              />
              <ActButton
                size="small"
                why={parts.length === 1 ? t('leastParts') : ''}
                onClick={() => onChange({ ...question, parts: parts.toSpliced(at, 1) })}
              >
                {t('removePart')}
              </ActButton>
            </header>
            <BilingualField
              label={t('partStem')}
              rows={2}
              maxLength={4000}
              value={part.stem}
              fault={faultAt(faults, `${field}.${at}.stem`)}
              onChange={(stem) => put(at, { ...part, stem })}
            />
            <Field label={t('kind')}>
              <Select
                aria-label={`${name} ${t('kind')}`}
                value={part.question.kind}
                onChange={(kind) => put(at, { ...part, question: asSimple(kind, part.question) })}
                options={partKinds.map((value) => ({ value, label: e(`kinds.${value}`) }))}
              />
            </Field>
            <QuestionForm
              question={part.question}
              field={`${field}.${at}.question`}
              faults={faults}
              onChange={(next) => put(at, { ...part, question: next })}
            />
          </section>
        );
      })}
      <FaultLine fault={faults[field]} />
      <ActButton
        why={parts.length >= MOST ? t('mostParts') : ''}
        onClick={() => onChange({ ...question, parts: [...parts, blankPart(parts)] })}
      >
        {t('addPart')}
      </ActButton>
    </>
  );
}

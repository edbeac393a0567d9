import type { Option, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Checkbox, Radio } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { MoveButtons } from '../../../lib/lists/MoveButtons.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { faultAt, type Faults } from './faults.ts';
import { freeId } from './draft.ts';

const LEAST = 2;
const MOST = 12;
const LONGEST = 1000;

/** `A` to `L`, as people see the options. */
export const letterOf = (at: number): string => String.fromCodePoint(65 + at);

interface OptionListProps {
  label: string;
  /** Name of one row, by its letter. */
  rowName: (letter: string) => string;
  options: readonly Option[];
  /** Letter with which new keys begin. */
  mark: string;
  field: string;
  faults: Faults;
  /** Before each row, such as the box that marks the key. */
  renderBefore?: (option: Option, at: number) => React.ReactNode;
  /** Below each row, such as its match. */
  renderBelow?: (option: Option, at: number) => React.ReactNode;
  onChange: (options: Option[]) => void;
}

/** Options in their order, in both languages; rows can be moved, added and taken out. */
export function OptionList(props: OptionListProps) {
  const { label, rowName, options, mark, field, faults, renderBefore, renderBelow, onChange } = props;
  const t = useT('examItem');
  const put = (at: number, next: Option) => onChange(options.toSpliced(at, 1, next));
  return (
    <div className="item-options" role="group" aria-label={label}>
      {options.map((option, at) => {
        const letter = letterOf(at);
        const name = rowName(letter);
        const fault = faultAt(faults, `${field}.${at}`);
        return (
          <div key={option.id} className="item-option">
            {renderBefore?.(option, at)}
            <b aria-hidden="true">{letter}</b>
            <div className="grow">
              <BilingualInput
                label={name}
                maxLength={LONGEST}
                value={option.text}
                onChange={(text) => put(at, { ...option, text })}
              />
              {fault && (
                <span className="small item-fault" role="alert">
                  {fault}
                </span>
              )}
              {renderBelow?.(option, at)}
            </div>
            <MoveButtons
              at={at}
              count={options.length}
              up={t('up', { name })}
              down={t('down', { name })}
              onMove={(by) => onChange(options.toSpliced(at, 1).toSpliced(at + by, 0, option))}
            />
            <ActButton
              type="text"
              size="small"
              why={options.length <= LEAST ? t('leastOptions') : ''}
              aria-label={t('takeOut', { name })}
              icon={<Icon icon={trash2} />}
              onClick={() => onChange(options.toSpliced(at, 1))}
            />
          </div>
        );
      })}
      <ActButton
        size="small"
        why={options.length >= MOST ? t('mostOptions') : ''}
        onClick={() => onChange([...options, { id: freeId(options, mark), text: { zh: '', en: '' } }])}
      >
        {t('addOption')}
      </ActButton>
    </div>
  );
}

type Listed = Extract<SimpleQuestion, { kind: 'single' | 'multiple' | 'ordering' }>;

interface OptionsFormProps {
  question: Listed;
  field: string;
  faults: Faults;
  onChange: (question: Listed) => void;
}

/** One right option, several, or all in their right order. */
export function OptionsForm({ question, field, faults, onChange }: OptionsFormProps) {
  const t = useT('examItem');
  const { kind } = question;
  const change = (options: Option[]) => {
    if (question.kind !== 'multiple') return onChange({ ...question, options });
    const ids = new Set(options.map(({ id }) => id));
    onChange({ ...question, options, right: question.right.filter((id) => ids.has(id)) });
  };
  return (
    <>
      <p className="small quiet">{t(`howTo.${kind}`)}</p>
      <OptionList
        label={t('options')}
        rowName={(letter) => t('option', { letter })}
        options={question.options}
        mark="o"
        field={`${field}.options`}
        faults={faults}
        onChange={change}
        renderBefore={(option, at) => {
          const name = t('isRight', { letter: letterOf(at) });
          if (question.kind === 'single')
            return (
              <Radio
                aria-label={name}
                checked={question.right === option.id}
                onChange={() => onChange({ ...question, right: option.id })}
              />
            );
          if (question.kind !== 'multiple') return null;
          const { right } = question;
          const next = (on: boolean) => (on ? [...right, option.id] : right.filter((id) => id !== option.id));
          return (
            <Checkbox
              aria-label={name}
              checked={right.includes(option.id)}
              onChange={({ target }) => onChange({ ...question, right: next(target.checked) })}
            />
          );
        }}
      />
      <FaultLine fault={faults[`${field}.right`] ?? faults[`${field}.options`]} />
      {question.kind !== 'single' && (
        <Partial value={question.partial} onChange={(partial) => onChange({ ...question, partial })} />
      )}
    </>
  );
}

export function FaultLine({ fault }: { fault: string | undefined }) {
  if (fault === undefined) return null;
  return (
    <p className="small item-fault" role="alert">
      {fault}
    </p>
  );
}

/** Whether a partly right answer earns a share of the mark. */
export function Partial({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const t = useT('examItem');
  return (
    <Checkbox checked={value} onChange={({ target }) => onChange(target.checked)}>
      {t('partial')}
    </Checkbox>
  );
}

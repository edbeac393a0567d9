import { rowsOf, withRow } from '@meetingapp/domain/survey/answer-value.ts';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { useId } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { ScaleInput } from './ScaleInput.tsx';
import type { FieldProps } from './field-props.ts';

/** Longest label that fits into one of the narrow steps. */
const NARROW = 2;

/** One group of radio buttons for each row: a table would be wider than the phone. */
export function MatrixInput({ item, value, marked, onGive }: FieldProps) {
  const t = useT('survey');
  const id = useId();
  const chosen = rowsOf(value);
  const { options, rows, low, high } = item;
  const narrow = options.length <= 7 && options.every(({ label }) => label.length <= NARROW);
  const said = (label: string, at: number) => {
    const word = at === 0 ? low : at === options.length - 1 ? high : '';
    return word === '' ? t('point', { point: label }) : t('scaleEnd', { point: label, word });
  };
  return (
    <>
      {narrow && (low !== '' || high !== '') && (
        <p className="survey-ends" aria-hidden="true">
          <span>
            {options[0]?.label} {low}
          </span>
          <span>
            {high} {options.at(-1)?.label}
          </span>
        </p>
      )}
      {rows.map((row) => {
        const given = chosen.get(row.value) ?? '';
        const missing = marked && given === '';
        const give = (column: string) => onGive(withRow(item, value, row.value, column));
        return (
          <div key={row.value} className={missing ? 'survey-row miss' : 'survey-row'} data-row={row.value}>
            {narrow ? (
              <>
                <p id={`${id}${row.value}`}>
                  {missing && <Icon icon={circleAlert} size="xs" />}
                  {missing ? t('faults.row', { row: row.label }) : row.label}
                </p>
                <ScaleInput
                  steps={options.map((option, at) => ({ ...option, said: said(option.label, at) }))}
                  value={given}
                  className="survey-five"
                  labelledBy={`${id}${row.value}`}
                  required={item.required}
                  invalid={missing}
                  onGive={give}
                />
              </>
            ) : (
              <Chips
                legend={row.label}
                options={options}
                value={given}
                onChange={give}
                required={item.required}
                error={missing ? t('faults.row', { row: row.label }) : undefined}
              />
            )}
          </div>
        );
      })}
    </>
  );
}

import { trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Button } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { newRow } from '../view.ts';

type Row = ReturnType<typeof newRow>;

interface Props {
  label: string;
  rows: readonly Row[];
  most: number;
  onChange: (rows: Row[]) => void;
}

/** Options, or rows of a matrix, in both languages. Their stored values are numbers that stay with them. */
export function OptionRows({ label, rows, most, onChange }: Props) {
  const t = useT('surveyConsole');
  return (
    <div className="survey-options" role="group" aria-label={label}>
      <span>{label}</span>
      {rows.map((row, at) => (
        <div key={row.value} className="row">
          <BilingualInput
            label={`${label} ${at + 1}`}
            value={{ zh: row.zh, en: row.en }}
            onChange={(text) => onChange(rows.map((one) => (one === row ? { ...one, ...text } : one)))}
          />
          <Button
            type="text"
            size="small"
            icon={<Icon icon={trash2} />}
            aria-label={t('removeRow', { at: at + 1 })}
            onClick={() => onChange(rows.filter((one) => one !== row))}
          />
        </div>
      ))}
      {rows.length < most && (
        <Button size="small" onClick={() => onChange([...rows, newRow(rows)])}>
          {t('addRow')}
        </Button>
      )}
    </div>
  );
}

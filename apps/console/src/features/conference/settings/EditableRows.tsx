import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, x } from '@meetingapp/ui/icons/icons.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

interface EditableRowsProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Initial value of a new row. */
  fresh: Row;
  disabled: boolean;
  onChange: (rows: Row[]) => void;
  children: (row: Row, set: (row: Row) => void, place: number) => ReactNode;
}

/** A list with rows to add and delete. */
export function EditableRows<Row>({ label, rows, fresh, disabled, onChange, children }: EditableRowsProps<Row>) {
  const t = useT('conferenceConsole');
  return (
    <div className="rows" role="group" aria-label={label}>
      {rows.map((row, at) => (
        <div key={at} className="row">
          <div className="grow">
            {children(row, (next) => onChange(rows.map((one, index) => (index === at ? next : one))), at + 1)}
          </div>
          <ActButton
            type="text"
            size="small"
            lacks={{ onlyView: disabled }}
            aria-label={t('removeAt', { place: at + 1 })}
            icon={<Icon icon={x} />}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <ActButton
        size="small"
        lacks={{ onlyView: disabled }}
        icon={<Icon icon={plus} />}
        aria-label={`${t('add')} ${label}`}
        onClick={() => onChange([...rows, fresh])}
      >
        {t('add')}
      </ActButton>
    </div>
  );
}

import { Button } from 'antd';
import { useState } from 'react';
import { ActButton } from '../layout/ActButton.tsx';
import { SheetColumns } from '../sheets/SheetColumns.tsx';
import { useT } from '../texts/texts.ts';

export interface ColumnsStepProps {
  sheet: {
    titles: readonly string[];
    /** The first rows below the titles. */
    sample: readonly (readonly string[])[];
    columns: readonly (string | null)[];
    targets: readonly { id: string; label: string }[];
  };
  /** Meanings that several columns can have. */
  several?: readonly string[];
  /** True when rows can be read by these columns. */
  isEnough: (has: (target: string) => boolean) => boolean;
  /** What is missing until then. */
  missing: string;
  leave: { text: string; act: () => void };
  /** Saves the columns; false: they stay open. */
  save: (columns: (string | null)[]) => Promise<boolean>;
  busy: boolean;
  done: () => void;
}

/** Meaning of each column of a sheet, guessed from its title and corrected by hand, for lists with readers of their own. */
export function ColumnsStep({ sheet, several = [], isEnough, missing, leave, save, busy, done }: ColumnsStepProps) {
  const t = useT('sheetImport');
  const [columns, setColumns] = useState<(string | null)[]>([...sheet.columns]);
  const enough = isEnough((target) => columns.includes(target));
  async function next() {
    if (await save(columns)) done();
  }
  return (
    <>
      <div className="sub">
        <span className="grow small quiet">{t('check.nothing')}</span>
        <Button onClick={leave.act}>{leave.text}</Button>
        <ActButton type="primary" why={enough ? '' : missing} loading={busy} onClick={() => void next()}>
          {t('columns.next')}
        </ActButton>
      </div>
      <SheetColumns
        lines={sheet.titles.map((title, at) => ({
          at,
          title,
          texts: sheet.sample.map((row) => row[at] ?? '').filter((text) => text !== ''),
        }))}
        columns={columns}
        set={setColumns}
        several={several}
        options={sheet.targets.map(({ id: value, label }) => ({ value, label }))}
      >
        <p>{t('columns.text')}</p>
        {!enough && (
          <p className="note soon" role="status">
            {missing}
          </p>
        )}
      </SheetColumns>
    </>
  );
}

import { MemberField, type Imported } from '@meetingapp/contract/members/console.ts';
import { Button } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { SheetColumns } from '../../../lib/sheets/SheetColumns.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface MemberColumnsProps {
  columns: Imported['columns'];
  busy: boolean;
  another: () => void;
  done: (columns: (MemberField | null)[]) => void;
}

/** Meaning of each column of a member file, set by hand where the title is not recognised. */
export function MemberColumns({ columns: known, busy, another, done }: MemberColumnsProps) {
  const t = useT('membersConsole');
  const names = useT('fieldNames');
  const [columns, setColumns] = useState(known.map(({ field }) => field));
  const enough = columns.includes('name') && (columns.includes('phone') || columns.includes('email'));
  return (
    <>
      <div className="sub">
        <span className="grow small quiet">{t('importing.nothing')}</span>
        <Button onClick={another}>{t('importing.another')}</Button>
        <ActButton type="primary" lacks={{ columnsMissing: !enough }} loading={busy} onClick={() => done(columns)}>
          {t('importing.assignDone')}
        </ActButton>
      </div>
      <SheetColumns
        lines={known.map(({ title, sample }, at) => ({ at, title, texts: sample.filter((text) => text !== '') }))}
        columns={columns}
        set={setColumns}
        options={MemberField.options.map((field) => ({ value: field, label: names(field) }))}
      >
        <p>{t('importing.assignText')}</p>
        {!enough && (
          <p className="note soon" role="status">
            {t('importing.assignMissing')}
          </p>
        )}
      </SheetColumns>
    </>
  );
}

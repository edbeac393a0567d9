import { MemberField, type Brought } from '@meetingapp/contract/members-console.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { SheetColumns } from '../../../lib/SheetColumns.tsx';
import { useT } from '../../../lib/texts.ts';

interface MemberColumnsProps {
  columns: Brought['columns'];
  busy: boolean;
  another: () => void;
  done: (columns: (MemberField | null)[]) => void;
}

/** What each column of a file of members is, told by hand where its title does not say. */
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
        <Button type="primary" disabled={!enough} loading={busy} onClick={() => done(columns)}>
          {t('importing.assignDone')}
        </Button>
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

import {
  agendaExchangeCalls as calls,
  type ProgrammeImport,
  type ProgrammeImportRow,
} from '@meetingapp/contract/agenda/exchange.ts';
import type { ImportRowOutcome } from '@meetingapp/contract/tasks/import.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Tag } from 'antd';
import type { TableProps } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MendCell } from '../../../lib/imports/MendCell.tsx';
import { RowTable } from '../../../lib/imports/RowTable.tsx';
import { useChange } from '../../../lib/calls/use-change.ts';
import { usePages } from '../../../lib/calls/use-pages.ts';

const colours = { new: 'success', change: 'geekblue', same: 'default', wrong: 'error' } as const;

/** Sessions and talks of the file with the planned or actual outcome of each. */
export function ExchangeRows({
  cid,
  state,
  fate,
  why,
}: {
  cid: number;
  state: ProgrammeImport;
  fate: ImportRowOutcome | 'noted' | 'failed' | null;
  /** Only rows with this reason. */
  why: string | null;
}) {
  const t = useT('agendaExchange');
  const language = useLanguage();
  const asked = usePages(
    calls.programmeRows,
    { cid, id: state.id, fate, faultKey: why, limit: 100 },
    (page) => page.next,
  );
  const correct = useChange(calls.mendProgramme, { refreshes: [calls.programmeImport, calls.programmeRows] });
  const mend = async (lineNumber: number, cellAt: number, cellText: string) =>
    (await correct.change({ cid, id: state.id, lineNumber, cellAt, cellText })).ok;
  // Present only where a row has a detail, because titles need the width.
  const detail = {
    title: t('table.detail'),
    width: 300,
    render: (_: unknown, { number, faults, wrongCells, notes, outcome, mended }: ProgrammeImportRow) => (
      <>
        {(outcome && !outcome.done ? [outcome.text] : mended ? [] : faults).map((fault) => (
          <span key={fault} className="exchange-note bad">
            {fault}
          </span>
        ))}
        {state.apply === null &&
          wrongCells.map(({ column, value, text }) => (
            <MendCell
              key={column}
              number={number}
              text={value}
              label={state.sheet?.titles[column] ?? ''}
              fault={mended ? t('beingChecked') : text}
              mended={mended}
              mend={(typed) => mend(number, column, typed)}
            />
          ))}
        {notes.map((note) => (
          <span key={note} className="exchange-note">
            {note}
          </span>
        ))}
      </>
    ),
  };
  const columns: NonNullable<TableProps<ProgrammeImportRow>['columns']> = [
    {
      title: t('table.row'),
      width: 64,
      align: 'right',
      render: (_, { number }) => <span className="quiet">{number}</span>,
    },
    { title: t('table.fate'), width: 96, render: (_, row) => <FateTag row={row} undone={state.undo !== null} /> },
    {
      title: t('table.time'),
      width: 144,
      render: (_, { from }) => (from === null ? '' : clockIn(state.zone, new Date(from)).replace('T', ' ')),
    },
    { title: t('table.label'), ellipsis: true, render: (_, { label }) => <b>{label}</b> },
    { title: t('table.hall'), width: 120, ellipsis: true, dataIndex: 'hall' },
    { title: t('table.people'), width: 136, ellipsis: true, render: (_, { people }) => joinList(people, language) },
    ...(state.noted + state.counts.wrong + (state.apply?.refused ?? 0) + (state.undo?.refused ?? 0) > 0
      ? [detail]
      : []),
  ];
  return <RowTable<ProgrammeImportRow> asked={asked} columns={columns} none={t('none')} />;
}

function FateTag({ row, undone }: { row: ProgrammeImportRow; undone: boolean }) {
  const t = useT('agendaExchange');
  if (row.mended)
    return (
      <Tag color="processing" variant="filled">
        {t('beingChecked')}
      </Tag>
    );
  if (row.outcome?.done)
    return (
      <Tag color={undone ? 'default' : 'success'} variant="filled">
        {t(undone ? 'undone' : 'written')}
      </Tag>
    );
  return (
    <Tag color={row.outcome ? 'error' : colours[row.fate]} variant="filled">
      {t(`fates.${row.fate}`)}
    </Tag>
  );
}

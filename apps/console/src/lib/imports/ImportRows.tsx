import type { SheetRow, SheetState } from '@meetingapp/contract/tasks/import.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Tag, Tooltip } from 'antd';
import type { TableProps } from 'antd';
import { useLanguage } from '../texts/language.ts';
import { useT } from '../texts/texts.ts';
import { usePages } from '../calls/use-pages.ts';
import { useChange } from '../calls/use-change.ts';
import type { ImportList } from './import-list.ts';
import { MendCell } from './MendCell.tsx';
import { RowTable } from './RowTable.tsx';

type Shown = SheetRow['fate'] | 'failed' | null;
const colours = { new: 'success', change: 'geekblue', same: 'default', wrong: 'error', remove: 'warning' } as const;
/** Number of file columns shown beside a row's outcome. */
const SHOWN = 3;

/** Rows of the file with the planned or actual outcome of each; a faulty cell is framed. */
export function ImportRows({
  list,
  state,
  fate,
  why = null,
  ended,
}: {
  list: ImportList;
  state: SheetState;
  fate: Shown;
  /** Only rows with this reason. */
  why?: string | null;
  ended: boolean;
}) {
  const t = useT('sheetImport');
  const { cid, calls, words } = list;
  const correct = useChange(calls.importMend, { refreshes: [calls.importState, calls.importRows] });
  const asked = usePages(calls.importRows, { cid, id: state.id, fate, faultKey: why, limit: 100 }, (page) => page.next);
  const known = state.columns
    .flatMap((target, at) => (target === null || target === state.named ? [] : [{ target, at }]))
    .slice(0, SHOWN);
  const labelOf = (id: string) => state.targets.find((target) => target.id === id)?.label ?? id;
  const nameAt = state.columns.indexOf(state.named);
  // Only before rows are applied: afterwards the entry itself is changed.
  const mend: Mending = ended
    ? null
    : {
        labelAt: (at) => labelOf(state.columns[at] ?? ''),
        cell: async (lineNumber, cellAt, cellText) =>
          (await correct.change({ cid, id: state.id, lineNumber, cellAt, cellText })).ok,
      };
  const shownAt = [nameAt, ...known.map(({ at }) => at)];
  const columns: NonNullable<TableProps<SheetRow>['columns']> = [
    {
      title: t('check.row'),
      width: 72,
      align: 'right',
      render: (_, { number }) => <span className="quiet">{number}</span>,
    },
    {
      title: t(ended ? 'result.outcome' : 'check.fate'),
      width: 112,
      render: (_, row) => <FateTag row={row} ended={ended} undone={state.undo !== null} />,
    },
    {
      title: labelOf(state.named),
      width: 136,
      ellipsis: true,
      render: (_, row) => (
        <Cell row={row} at={nameAt} mend={mend} text={nameAt < 0 ? row.name : (row.cells[nameAt] ?? '')} bold />
      ),
    },
    ...known.map(({ target, at }) => ({
      title: labelOf(target),
      key: target,
      width: 148,
      ellipsis: true,
      render: (_: unknown, row: SheetRow) => <Cell row={row} at={at} mend={mend} text={row.cells[at] ?? ''} />,
    })),
    {
      title: t(ended ? 'result.detail' : 'check.detail'),
      render: (_, row) => <Detail row={row} ended={ended} mend={mend} shownAt={shownAt} newText={words.newText} />,
    },
  ];
  return <RowTable<SheetRow> asked={asked} columns={columns} none={t('check.none')} />;
}

function FateTag({ row, ended, undone }: { row: SheetRow; ended: boolean; undone: boolean }) {
  const t = useT('sheetImport');
  const done = row.outcome?.done ?? (row.fate === 'wrong' ? false : null);
  if (undone && row.outcome)
    return (
      <Tag color={done ? 'default' : 'warning'} variant="filled">
        {t(done ? 'result.takenBack' : 'result.stays')}
      </Tag>
    );
  if (ended && done !== null)
    return (
      <Tag color={done ? 'success' : 'error'} variant="filled">
        {t(done ? 'result.written' : 'result.left')}
      </Tag>
    );
  return (
    <Tag color={colours[row.fate]} variant="filled">
      {t(`check.fates.${row.fate}`)}
    </Tag>
  );
}

/** How wrong cells are corrected, and the name of a column; null: no more. */
type Mending = {
  labelAt: (at: number) => string;
  cell: (lineNumber: number, at: number, text: string) => Promise<boolean>;
} | null;

interface CellProps {
  row: SheetRow;
  at: number;
  text: string;
  mend: Mending;
  bold?: boolean;
}

/** A cell of the file; framed when faulty, and then corrected in place. */
function Cell({ row, at, text, mend, bold = false }: CellProps) {
  const t = useT('sheetImport');
  const fault = row.faults.find(({ column }) => column !== null && column === at);
  if (!fault) return bold ? <b>{text}</b> : text;
  if (mend)
    return (
      <MendCell
        number={row.number}
        text={row.cells[at] ?? ''}
        label={mend.labelAt(at)}
        fault={fault.text}
        mend={(typed) => mend.cell(row.number, at, typed)}
      />
    );
  return (
    <Tooltip title={fault.text}>
      <span className="wrong-cell">{text || t('check.empty')}</span>
    </Tooltip>
  );
}

interface DetailProps {
  row: SheetRow;
  ended: boolean;
  mend: Mending;
  /** Columns that are shown in the table. */
  shownAt: readonly number[];
  newText: string;
}

function Detail({ row, ended, mend, shownAt, newText }: DetailProps) {
  const t = useT('sheetImport');
  const language = useLanguage();
  if (row.outcome && !row.outcome.done) return <span className="bad">{row.outcome.text}</span>;
  if (row.fate === 'wrong')
    return (
      <span className="bad">
        {joinList(
          row.faults.map(({ text }) => text),
          language,
          'entries',
        )}
        {mend &&
          row.faults.map(({ column, text }) =>
            column === null || shownAt.includes(column) ? null : (
              <MendCell
                key={column}
                number={row.number}
                text={row.cells[column] ?? ''}
                label={mend.labelAt(column)}
                fault={text}
                mend={(typed) => mend.cell(row.number, column, typed)}
              />
            ),
          )}
      </span>
    );
  if (ended && row.fate === 'new') return null;
  if (row.fate === 'new') return <span className="quiet">{newText}</span>;
  if (row.fate === 'remove') return <span className="bad">{t('check.removeText')}</span>;
  if (row.fate === 'same') return <span className="quiet">{t('check.sameText')}</span>;
  const said = (text: string) => text || t('check.empty');
  return joinList(
    row.changes.map(({ label, from, to }) => t('check.change', { label, from: said(from), to: said(to) })),
    language,
    'entries',
  );
}

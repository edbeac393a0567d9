import {
  registrationImportCalls as calls,
  type ImportRow,
  type ImportState,
} from '@meetingapp/contract/registration/import.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Button, Table, Tag, Tooltip } from 'antd';
import { MendCell } from './MendCell.tsx';
import type { TableProps } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { usePages } from '../../../lib/calls/use-pages.ts';
import { Waiting } from '../../../lib/layout/Waiting.tsx';

type Shown = ImportRow['fate'] | 'failed' | null;
const colours = { new: 'success', change: 'geekblue', same: 'default', wrong: 'error' } as const;
/** Number of file columns shown beside a row's outcome. */
const SHOWN = 3;

/** Rows of the file with the planned or actual outcome of each; a faulty cell is framed. */
export function ImportRows({
  cid,
  state,
  fate,
  why = null,
  ended,
}: {
  cid: number;
  state: ImportState;
  fate: Shown;
  /** Only rows with this reason. */
  why?: string | null;
  ended: boolean;
}) {
  const t = useT('registrationImport');
  const { pages, asking, more } = usePages(
    calls.importRows,
    { cid, id: state.id, fate, faultKey: why, limit: 100 },
    (page) => page.next,
  );
  const rows = pages?.flatMap((page) => page.rows) ?? [];
  const known = state.columns
    .flatMap((target, at) => (target === null || target === 'name' ? [] : [{ target, at }]))
    .slice(0, SHOWN);
  const labelOf = (id: string) => state.targets.find((target) => target.id === id)?.label ?? id;
  const nameAt = state.columns.indexOf('name');
  // Only before rows are applied: afterwards the registration itself is changed.
  const mend = ended ? null : { importId: state.id, labelAt: (at: number) => labelOf(state.columns[at] ?? '') };
  const shownAt = [nameAt, ...known.map(({ at }) => at)];
  const columns: TableProps<ImportRow>['columns'] = [
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
      title: t('check.name'),
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
      render: (_: unknown, row: ImportRow) => <Cell row={row} at={at} mend={mend} text={row.cells[at] ?? ''} />,
    })),
    {
      title: t(ended ? 'result.detail' : 'check.detail'),
      render: (_, row) => <Detail row={row} ended={ended} mend={mend} shownAt={shownAt} />,
    },
  ];
  if (!pages) return <Waiting />;
  return (
    <>
      <Table<ImportRow>
        size="small"
        rowKey="number"
        className="import-rows"
        pagination={false}
        sticky
        columns={columns}
        dataSource={rows}
        locale={{ emptyText: t('check.none') }}
      />
      {pages.at(-1)?.next != null && (
        <p className="import-more">
          <Button loading={asking} onClick={more}>
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
}

function FateTag({ row, ended, undone }: { row: ImportRow; ended: boolean; undone: boolean }) {
  const t = useT('registrationImport');
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

/** How wrong cells are corrected: in which list, and the name of a column; null: no more. */
type Mending = { importId: number; labelAt: (at: number) => string } | null;

interface CellProps {
  row: ImportRow;
  at: number;
  text: string;
  mend: Mending;
  bold?: boolean;
}

/** A cell of the file; framed when faulty, and then corrected in place. */
function Cell({ row, at, text, mend, bold = false }: CellProps) {
  const t = useT('registrationImport');
  const fault = row.faults.find(({ column }) => column !== null && column === at);
  if (!fault) return bold ? <b>{text}</b> : text;
  if (mend) return <MendCell importId={mend.importId} row={row} at={at} label={mend.labelAt(at)} fault={fault.text} />;
  return (
    <Tooltip title={fault.text}>
      <span className="wrong-cell">{text || t('check.empty')}</span>
    </Tooltip>
  );
}

interface DetailProps {
  row: ImportRow;
  ended: boolean;
  mend: Mending;
  /** Columns that are shown in the table. */
  shownAt: readonly number[];
}

function Detail({ row, ended, mend, shownAt }: DetailProps) {
  const t = useT('registrationImport');
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
                importId={mend.importId}
                row={row}
                at={column}
                label={mend.labelAt(column)}
                fault={text}
              />
            ),
          )}
      </span>
    );
  if (ended && row.fate === 'new') return null;
  if (row.fate === 'new') return <span className="quiet">{t('check.newText')}</span>;
  if (row.fate === 'same') return <span className="quiet">{t('check.sameText')}</span>;
  const said = (text: string) => text || t('check.empty');
  return joinList(
    row.changes.map(({ label, from, to }) => t('check.change', { label, from: said(from), to: said(to) })),
    language,
    'entries',
  );
}

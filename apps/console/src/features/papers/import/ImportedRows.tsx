import type { ImportRowOutcome } from '@meetingapp/contract/tasks/import.ts';
import { paperImportCalls as calls, type PaperImportRow, type PaperSheet } from '@meetingapp/contract/papers/import.ts';
import type { ImportedField } from '@meetingapp/domain/papers/import-plan.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { OutcomeFilter } from '../../../lib/lists/OutcomeFilter.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { MendCell } from '../../../lib/imports/MendCell.tsx';
import { RowTable } from '../../../lib/imports/RowTable.tsx';
import { ReasonSelect } from '../../../lib/imports/ReasonSelect.tsx';
import { saveFile } from '../../../lib/calls/save-file.ts';
import { usePages } from '../../../lib/calls/use-pages.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

const fates = ['failed', 'wrong', 'change', 'new', 'same'] as const;
type Shown = (typeof fates)[number];
const colours = { new: 'success', change: 'processing', same: 'default', wrong: 'error' } as const;
const marks = { failed: 'bad', wrong: 'bad', change: 'change', new: 'good', same: undefined } as const;

interface Props {
  cid: number;
  id: number;
  counts: Record<ImportRowOutcome, number>;
  /** Papers that stayed when the import was undone. */
  stayed: number;
  /** Null: a JSON list, whose rows are corrected in the file. */
  sheet: PaperSheet | null;
  reasons: readonly { key: string; text: string; count: number }[];
  /** True while cells can be corrected. */
  open: boolean;
}

/** Planned or actual outcome of each paper of a file; those first that need attention. */
export function ImportedRows({ cid, id, counts, stayed, sheet, reasons, open }: Props) {
  const t = useT('papersBoards');
  const steps = useT('sheetImport');
  const countOf = (key: Shown) => (key === 'failed' ? stayed : counts[key]);
  const [fate, setFate] = useState<Shown>(fates.find((one) => countOf(one) > 0) ?? 'new');
  const [why, setWhy] = useState<string | null>(null);
  // A reason whose last row was corrected is gone.
  const reason = fate === 'wrong' && reasons.some(({ key }) => key === why) ? why : null;
  const asked = usePages(calls.paperImportRows, { cid, id, fate, faultKey: reason, limit: 100 }, (page) => page.next);
  return (
    <>
      <OutcomeFilter
        figures={fates
          .filter((key) => key !== 'failed' || stayed > 0)
          .map((key) => ({
            key,
            label: key === 'failed' ? steps('result.stays') : t(`import.fates.${key}`),
            count: countOf(key),
            ...(marks[key] && { mark: marks[key] }),
          }))}
        chosen={fate}
        choose={setFate}
      />
      {fate === 'wrong' && (
        <div className="row">
          <ReasonSelect reasons={reasons} chosen={reason} choose={setWhy} />
          <span className="grow small quiet">{open && sheet ? steps('check.mendText') : ''}</span>
          {counts.wrong > 0 && <FailedPapers cid={cid} id={id} />}
        </div>
      )}
      <RowTable<PaperImportRow>
        asked={asked}
        none={steps('check.none')}
        columns={[
          { title: t('import.row'), dataIndex: 'number', width: 70, align: 'right' },
          {
            title: t('columns.title'),
            render: (_, { externalId, label }) => (
              <>
                <div>{label}</div>
                <div className="quiet small">{externalId}</div>
              </>
            ),
          },
          {
            title: t('import.what'),
            width: 320,
            render: (_, row) => (
              <>
                {row.outcome ? (
                  <Tag color={row.outcome.done ? 'default' : 'warning'}>
                    {steps(row.outcome.done ? 'result.takenBack' : 'result.stays')}
                  </Tag>
                ) : (
                  <Tag color={colours[row.fate]}>{t(`import.fates.${row.fate}`)}</Tag>
                )}
                {row.outcome && !row.outcome.done && <div className="bad">{row.outcome.text}</div>}
                {row.changed.map((field) => t(`import.fields.${field as ImportedField}`)).join(' · ')}
                <Faults cid={cid} id={id} row={row} sheet={open ? sheet : null} />
              </>
            ),
          },
        ]}
      />
    </>
  );
}

/** Downloads the wrong rows with the reasons. */
function FailedPapers({ cid, id }: { cid: number; id: number }) {
  const steps = useT('sheetImport');
  const file = useChange(calls.failedPapers);
  async function fetchFile() {
    const outcome = await file.change({ cid, id, format: 'xlsx' });
    if (outcome.ok) saveFile(outcome.answer);
  }
  return (
    <Button loading={file.busy} icon={<Icon icon={download} />} onClick={() => void fetchFile()}>
      {steps('check.wrongFile')}
    </Button>
  );
}

interface FaultsProps {
  cid: number;
  id: number;
  row: PaperImportRow;
  /** Null: cells cannot be corrected here. */
  sheet: PaperSheet | null;
}

/** What is wrong with a row; a cell is corrected in place. */
function Faults({ cid, id, row, sheet }: FaultsProps) {
  const correct = useChange(calls.mendPaper, {
    refreshes: [calls.paperImport, calls.paperImports, calls.paperImportRows],
  });
  const mend = async (cellAt: number, cellText: string) =>
    (await correct.change({ cid, id, lineNumber: row.number, cellAt, cellText })).ok;
  return row.faults.map(({ column, text }) => (
    <div key={`${column} ${text}`} className="import-fault">
      <span className="bad">{text}</span>
      {sheet && column !== null && (
        <MendCell
          number={row.number}
          text={row.cells[column] ?? ''}
          label={sheet.titles[column] ?? ''}
          fault={text}
          mend={(typed) => mend(column, typed)}
        />
      )}
    </div>
  ));
}

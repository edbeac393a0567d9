import type { ImportRowOutcome } from '@meetingapp/contract/tasks/import.ts';
import { paperImportCalls as calls, type PaperImportRow } from '@meetingapp/contract/papers/import.ts';
import type { ImportedField } from '@meetingapp/domain/papers/import-plan.ts';
import { Table, Tag } from 'antd';
import { useState } from 'react';
import { OutcomeFilter } from '../../../lib/lists/OutcomeFilter.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

const fates = ['wrong', 'change', 'new', 'same'] as const;
const colours = { new: 'success', change: 'processing', same: 'default', wrong: 'error' } as const;
const marks = { wrong: 'bad', change: 'change', new: 'good', same: undefined } as const;
const MOST = 200;

interface Props {
  cid: number;
  id: number;
  counts: Record<ImportRowOutcome, number>;
}

/** Planned or actual outcome of each paper of a file; faulty rows first. */
export function ImportedRows({ cid, id, counts }: Props) {
  const t = useT('papersBoards');
  const [fate, setFate] = useState<ImportRowOutcome>(fates.find((one) => counts[one] > 0) ?? 'new');
  const asked = useCall(calls.paperImportRows, { cid, id, fate, limit: MOST });
  return (
    <>
      <OutcomeFilter
        figures={fates.map((key) => ({
          key,
          label: t(`import.fates.${key}`),
          count: counts[key],
          ...(marks[key] && { mark: marks[key] }),
        }))}
        chosen={fate}
        choose={setFate}
      />
      <Answered asked={asked}>
        {({ rows }) => (
          <Table<PaperImportRow>
            rowKey="number"
            size="small"
            dataSource={rows}
            pagination={rows.length > 50 ? { pageSize: 50, showSizeChanger: false } : false}
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
                render: (_, { fate: of, changed, faults }) => (
                  <>
                    <Tag color={colours[of]}>{t(`import.fates.${of}`)}</Tag>
                    {changed.map((field) => t(`import.fields.${field as ImportedField}`)).join(' · ')}
                    {faults.join(' · ')}
                  </>
                ),
              },
            ]}
          />
        )}
      </Answered>
    </>
  );
}

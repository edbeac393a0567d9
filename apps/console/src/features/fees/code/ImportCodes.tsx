import { feeCodeCalls } from '@meetingapp/contract/fees/code.ts';
import { feeCodeExchangeCalls as calls, type ImportedCode } from '@meetingapp/contract/fees/code-exchange.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { Button, Table, Tag } from 'antd';
import type { TableProps } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Page } from '../../../lib/layout/Page.tsx';
import { OutcomeFilter } from '../../../lib/lists/OutcomeFilter.tsx';
import { SheetSource } from '../../../lib/sheets/SheetSource.tsx';
import { useT } from '../../../lib/texts/texts.ts';

type Outcome = ImportedCode['outcome'];
type Tried = { file: File; applied: boolean } & AnswerOf<typeof calls.importCodes>;
const outcomes = ['new', 'change', 'same', 'wrong'] as const;
const marks = { new: 'good', change: 'change', wrong: 'bad' } as const;
const colours = { new: 'success', change: 'geekblue', same: 'default', wrong: 'error' } as const;

/** Import of discount codes: the outcome of every row is shown before anything is written. */
export function ImportCodes({ cid, close }: { cid: number; close: () => void }) {
  const t = useT('fees');
  const [tried, setTried] = useState<Tried | null>(null);
  const look = useChange(calls.importCodes);
  const write = useChange(calls.importCodes, { refreshes: [feeCodeCalls.codes] });
  const changes = tried ? tried.counts.new + tried.counts.change : 0;
  async function trial(file: File) {
    const outcome = await look.change({ cid, mode: 'try' }, file);
    if (outcome.ok) setTried({ ...outcome.answer, file, applied: false });
  }
  async function apply() {
    if (!tried) return;
    const outcome = await write.change({ cid, mode: 'apply', seen: tried.seen }, tried.file);
    if (outcome.ok) setTried({ ...outcome.answer, file: tried.file, applied: true });
    else if (outcome.failure.name === 'changed_meanwhile') await trial(tried.file);
  }
  const foot = tried && (
    <div className="codes-foot">
      <span className="grow" role="status">
        {tried.applied
          ? t('codes.importing.done', {
              fresh: tried.counts.new.toLocaleString('en'),
              change: tried.counts.change.toLocaleString('en'),
              wrong: tried.counts.wrong.toLocaleString('en'),
            })
          : t('codes.importing.nothing')}
      </span>
      <Button onClick={() => setTried(null)}>{t('codes.importing.another')}</Button>
      {tried.applied ? (
        <Button key="close" type="primary" onClick={close}>
          {t('codes.importing.close')}
        </Button>
      ) : (
        <ActButton
          key="apply"
          type="primary"
          lacks={{ noRows: changes === 0 }}
          loading={write.busy || look.busy}
          onClick={() => void apply()}
        >
          {t('codes.importing.apply', { count: changes.toLocaleString('en') })}
        </ActButton>
      )}
    </div>
  );
  return (
    <Page
      title={t('codes.importing.title')}
      facts={tried?.file.name}
      actions={
        !tried?.applied && (
          <Button type="text" onClick={close}>
            {t('codes.importing.cancel')}
          </Button>
        )
      }
      foot={foot}
    >
      {tried ? (
        <Rows key={tried.seen} tried={tried} />
      ) : (
        <SheetSource
          cid={cid}
          template={calls.codesTemplate}
          hint={t('codes.importing.hint')}
          busy={look.busy}
          take={(file) => void trial(file)}
        />
      )}
    </Page>
  );
}

function Rows({ tried: { rows, counts } }: { tried: Tried }) {
  const t = useT('fees');
  const [shown, setShown] = useState<Outcome | 'all'>(counts.wrong > 0 ? 'wrong' : 'all');
  const total = counts.new + counts.change + counts.same + counts.wrong;
  const columns: TableProps<ImportedCode>['columns'] = [
    {
      title: t('codes.importing.row'),
      width: 72,
      align: 'right',
      render: (_, { number }) => <span className="quiet">{number}</span>,
    },
    {
      title: t('codes.importing.outcome'),
      width: 104,
      render: (_, { outcome }) => (
        <Tag color={colours[outcome]} variant="filled">
          {t(`codes.importing.outcomes.${outcome}`)}
        </Tag>
      ),
    },
    { title: t('codes.code'), width: 208, ellipsis: true, render: (_, { code }) => <b>{code}</b> },
    { title: t('codes.importing.detail'), render: (_, row) => <Detail row={row} /> },
  ];
  return (
    <>
      <OutcomeFilter<Outcome | 'all'>
        figures={[
          { key: 'all', label: t('codes.importing.outcomes.all'), count: total },
          ...outcomes.map((key) => ({
            key,
            label: t(`codes.importing.outcomes.${key}`),
            count: counts[key],
            ...(key === 'same' ? {} : { mark: marks[key] }),
          })),
        ]}
        chosen={shown}
        choose={setShown}
      />
      {total > rows.length && (
        <p className="small quiet codes-note">{t('codes.importing.shown', { count: rows.length })}</p>
      )}
      <Table<ImportedCode>
        className="edge"
        size="small"
        rowKey="number"
        pagination={rows.length > 100 ? { pageSize: 100, showSizeChanger: false } : false}
        columns={columns}
        dataSource={shown === 'all' ? rows : rows.filter(({ outcome }) => outcome === shown)}
        locale={{ emptyText: t('codes.importing.none') }}
      />
    </>
  );
}

function Detail({ row: { outcome, changes, faults } }: { row: ImportedCode }) {
  const t = useT('fees');
  if (outcome === 'wrong')
    return faults.map((fault) => (
      <span key={fault} className="bad codes-fault">
        {fault}
      </span>
    ));
  if (outcome === 'change') return changes.join(' · ');
  return <span className="quiet">{t(`codes.importing.texts.${outcome}`)}</span>;
}

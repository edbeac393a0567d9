import { creditUploadCalls as calls } from '@meetingapp/contract/credits/upload.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { ListedRuleSet } from '@meetingapp/contract/credits/console.ts';
import { creditText } from '@meetingapp/domain/credits/sentences.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { clipboardList, upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { App, Button, Checkbox, Table, Tag, Upload, type TableProps } from 'antd';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useExport } from '../../../lib/calls/use-export.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { inForceOf } from '../data.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { UploadColumns } from './UploadColumns.tsx';

type Row = AnswerOf<typeof calls.state>['rows'][number];

const colours = { sent: 'default', accepted: 'success', refused: 'error' } as const;
const states = ['sent', 'accepted', 'refused'] as const;

interface UploadPageProps {
  cid: number;
  set: ListedRuleSet;
  bar: ReactNode;
  mayWrite: boolean;
}

/** Reporting of one kind of credit to its authority: the table as data, the export, the returned table, and each person's state. */
export function UploadPage({ cid, set, bar, mayWrite }: UploadPageProps) {
  const t = useT('creditsConsole');
  const c = useT('console');
  const asked = useCall(calls.state, { cid, setId: set.id }, { fresh: true });
  const [again, setAgain] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const report = useExport(calls.export, [calls.state]);
  const actions = mayWrite && (
    <>
      <Checkbox checked={again} onChange={({ target }) => setAgain(target.checked)}>
        {t('upload.exportAgain')}
      </Checkbox>
      <Upload
        accept=".xlsx,.csv"
        showUploadList={false}
        beforeUpload={(chosen) => {
          setFile(chosen);
          return false;
        }}
      >
        <Button icon={<Icon icon={upload} />}>{t('upload.take')}</Button>
      </Upload>
      <ActButton
        type="primary"
        icon={<Icon icon={download} />}
        loading={report.busy}
        why={inForceOf(set) ? '' : t('upload.unpublished')}
        onClick={() => void report.start({ cid, setId: set.id, reported: again })}
      >
        {t('upload.export')}
      </ActButton>
    </>
  );
  return (
    <Page
      title={c('pages.credits')}
      bar={bar}
      actions={actions}
      pane={
        asked.answer && <UploadColumns key={set.id} cid={cid} setId={set.id} state={asked.answer} mayWrite={mayWrite} />
      }
    >
      <Answered asked={asked}>
        {({ counts, rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={clipboardList} title={t('upload.none')} text={t('upload.noneText')} />
          ) : (
            <>
              <dl className="credits-counts">
                {states.map((state) => (
                  <div key={state}>
                    <dt>{t(`upload.counts.${state}`)}</dt>
                    <dd>{counts[state]}</dd>
                  </div>
                ))}
              </dl>
              <Reported cid={cid} setId={set.id} rows={rows} mayWrite={mayWrite} />
            </>
          )
        }
      </Answered>
      {file && <ReturnDialog cid={cid} setId={set.id} file={file} close={() => setFile(null)} />}
    </Page>
  );
}

interface ReportedProps {
  cid: number;
  setId: number;
  rows: readonly Row[];
  mayWrite: boolean;
}

function Reported({ cid, setId, rows, mayWrite }: ReportedProps) {
  const t = useT('creditsConsole');
  const language = useLanguage();
  const { modal } = App.useApp();
  const report = useChange(calls.withdraw, { refreshes: [calls.state] });
  async function withdraw({ accountId, name }: Row) {
    const wish = { title: t('upload.forget', { name }), content: t('upload.forgetSure'), okText: t('upload.forgetOk') };
    if (await modal.confirm(wish)) await report.change({ cid, setId, accountId });
  }
  const columns: TableProps<Row>['columns'] = [
    {
      title: t('upload.person'),
      render: (_, { name, number }) => (
        <>
          <b>{name}</b>
          <br />
          <span className="small quiet">{number}</span>
        </>
      ),
    },
    { title: t('upload.credit'), width: 80, align: 'right', render: (_, { credit }) => creditText(credit) },
    {
      title: t('upload.state'),
      width: 104,
      render: (_, { state }) => (
        <Tag color={colours[state]} variant="filled">
          {t(`upload.counts.${state}`)}
        </Tag>
      ),
    },
    { title: t('upload.reason'), dataIndex: 'reason' },
    { title: t('upload.at'), width: 128, render: (_, { at }) => momentText(at, language) },
    {
      title: t('upload.forgetOk'),
      width: 88,
      render: (_, row) =>
        mayWrite && (
          <Button
            type="text"
            size="small"
            icon={<Icon icon={x} />}
            aria-label={t('upload.forget', { name: row.name })}
            onClick={() => void withdraw(row)}
          />
        ),
    },
  ];
  return (
    <Table<Row>
      className="edge"
      size="small"
      rowKey="accountId"
      pagination={false}
      sticky
      columns={columns}
      dataSource={[...rows]}
    />
  );
}

import { creditUploadCalls as calls, type ReturnRow } from '@meetingapp/contract/credits/upload.ts';
import { App, Button, Table, Tag, type TableProps } from 'antd';
import { useEffect, useState } from 'react';
import { send, type Outcome } from '../../../lib/calls/call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { useT } from '../../../lib/texts/texts.ts';

const colours = {
  accepted: 'success',
  refused: 'error',
  same: 'default',
  unknown: 'warning',
  unreadable: 'warning',
} as const satisfies Record<ReturnRow['outcome'], string>;

interface ReturnDialogProps {
  cid: number;
  setId: number;
  file: File;
  close: () => void;
}

/** What each row of the authority's returned table does; written only on confirmation. */
export function ReturnDialog({ cid, setId, file, close }: ReturnDialogProps) {
  const t = useT('creditsConsole');
  const { message } = App.useApp();
  const [read, setRead] = useState<Outcome<{ rows: ReturnRow[] }> | null>(null);
  const apply = useChange(calls.takeReturn, { refreshes: [calls.state] });
  useEffect(() => {
    let current = true;
    void send(calls.takeReturn, { cid, setId, apply: false }, undefined, file).then((outcome) => {
      if (current) setRead(outcome);
    });
    return () => {
      current = false;
    };
  }, [cid, setId, file]);
  const rows = read?.ok ? read.answer.rows : [];
  const count = rows.filter(({ outcome }) => outcome === 'accepted' || outcome === 'refused').length;
  async function write() {
    const outcome = await apply.change({ cid, setId, apply: true }, file);
    if (!outcome.ok) return;
    void message.success(t('upload.returned.applied', { count }), 3);
    close();
  }
  const columns: TableProps<ReturnRow>['columns'] = [
    { title: t('upload.returned.row'), dataIndex: 'row', width: 64, align: 'right' },
    { title: t('upload.number'), dataIndex: 'number', width: 136 },
    { title: t('upload.person'), dataIndex: 'name', ellipsis: true },
    {
      title: t('upload.returned.outcome'),
      width: 128,
      render: (_, { outcome }) => (
        <Tag color={colours[outcome]} variant="filled">
          {t(`upload.returned.outcomes.${outcome}`)}
        </Tag>
      ),
    },
    { title: t('upload.reason'), dataIndex: 'reason', ellipsis: true },
  ];
  return (
    <Dialog
      width={760}
      title={t('upload.returned.title')}
      onCancel={close}
      footer={
        <>
          <Button onClick={close}>{t('upload.returned.cancel')}</Button>
          <ActButton
            type="primary"
            loading={apply.busy || read === null}
            why={count > 0 ? '' : t('upload.returned.nothing')}
            onClick={() => void write()}
          >
            {t('upload.returned.apply', { count })}
          </ActButton>
        </>
      }
    >
      {read && !read.ok ? (
        <p role="alert" className="note err">
          {read.failure.msg}
        </p>
      ) : (
        <>
          <p className="quiet">{t('upload.returned.text')}</p>
          <Table<ReturnRow>
            size="small"
            rowKey="row"
            loading={read === null}
            pagination={false}
            scroll={{ y: 360 }}
            columns={columns}
            dataSource={rows}
          />
        </>
      )}
    </Dialog>
  );
}

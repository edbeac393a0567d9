import { registrationImportCalls as calls, type ImportEntry } from '@meetingapp/contract/registration/import.ts';
import { Button, Table } from 'antd';
import type { TableProps } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { SheetSource } from '../../../lib/sheets/SheetSource.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

/** First step: file upload, a template, and earlier imports. */
export function ImportFile({ cid, open }: { cid: number; open: (id: number) => void }) {
  const t = useT('registrationImport');
  const language = useLanguage();
  const earlier = useCall(calls.imports, { cid }).answer?.imports ?? [];
  const sent = useChange(calls.importUpload, { refreshes: [calls.imports] });
  async function take(file: File) {
    const outcome = await sent.change({ cid }, file);
    if (outcome.ok) open(outcome.answer.id);
  }
  const columns: TableProps<ImportEntry>['columns'] = [
    {
      title: t('file.earlier'),
      ellipsis: true,
      render: (_, { id, name }) => (
        <Button type="link" size="small" onClick={() => open(id)}>
          {name}
        </Button>
      ),
    },
    { width: 160, render: (_, { step }) => t(`file.stepOf.${step}`) },
    { width: 120, dataIndex: 'by' },
    { width: 150, align: 'right', render: (_, { createdAt }) => momentText(createdAt, language) },
  ];
  return (
    <SheetSource
      cid={cid}
      template={calls.importTemplate}
      hint={t('file.hint')}
      busy={sent.busy}
      take={(file) => void take(file)}
    >
      {earlier.length > 0 && (
        <Table<ImportEntry> size="small" rowKey="id" pagination={false} columns={columns} dataSource={[...earlier]} />
      )}
    </SheetSource>
  );
}

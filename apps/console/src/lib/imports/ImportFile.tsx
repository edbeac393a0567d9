import type { SheetEntry } from '@meetingapp/contract/tasks/import.ts';
import { Button, Table } from 'antd';
import type { TableProps } from 'antd';
import { useLanguage } from '../texts/language.ts';
import { momentText } from '../time/moment.ts';
import { SheetSource } from '../sheets/SheetSource.tsx';
import { useT } from '../texts/texts.ts';
import { useCall } from '../calls/use-call.ts';
import { useChange } from '../calls/use-change.ts';
import type { ImportList } from './import-list.ts';

/** First step: file upload, a template, and earlier imports. */
export function ImportFile({ list, open }: { list: ImportList; open: (id: number) => void }) {
  const { cid, about, calls, words } = list;
  const t = useT('sheetImport');
  const language = useLanguage();
  const earlier = useCall(calls.imports, { cid, about }, { fresh: true }).answer?.imports ?? [];
  const sent = useChange(calls.importUpload, { refreshes: [calls.imports] });
  async function take(file: File) {
    const outcome = await sent.change({ cid, about }, file);
    if (outcome.ok) open(outcome.answer.id);
  }
  const columns: TableProps<SheetEntry>['columns'] = [
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
      hint={words.hint}
      busy={sent.busy}
      take={(file) => void take(file)}
    >
      {words.source}
      {earlier.length > 0 && (
        <Table<SheetEntry> size="small" rowKey="id" pagination={false} columns={columns} dataSource={[...earlier]} />
      )}
    </SheetSource>
  );
}

import { registrationImportCalls as calls, type ImportEntry } from '@meetingapp/contract/registration-import.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { download } from '@meetingapp/ui/icons-sign-up.ts';
import { upload } from '@meetingapp/ui/icons-topics.ts';
import { Button, Spin, Table, Upload } from 'antd';
import type { TableProps } from 'antd';
import { useLanguage } from '../../../lib/language.ts';
import { momentText } from '../../../lib/moment.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useChange } from '../../../lib/use-change.ts';

/** The first step: a file, a template for who has none, and what was begun before. */
export function ImportFile({ cid, open }: { cid: number; open: (id: number) => void }) {
  const t = useT('registrationImport');
  const language = useLanguage();
  const earlier = useCall(calls.imports, { cid }).answer?.imports ?? [];
  const sent = useChange(calls.importUpload, { refreshes: [calls.imports] });
  const template = useChange(calls.importTemplate);
  function take(file: File): false {
    void sent.change({ cid }, file).then((outcome) => {
      if (outcome.ok) open(outcome.answer.id);
    });
    return false;
  }
  async function fetchTemplate(format: 'xlsx' | 'csv') {
    const outcome = await template.change({ cid, format });
    if (outcome.ok) saveFile(outcome.answer);
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
    <div className="import-file">
      <Upload.Dragger accept=".xlsx,.csv" showUploadList={false} beforeUpload={take} disabled={sent.busy}>
        {sent.busy ? <Spin /> : <Icon icon={upload} />}
        <b>{t('file.drop')}</b>
        <p className="small quiet">{t('file.hint')}</p>
      </Upload.Dragger>
      <p className="row">
        <span className="quiet">{t('file.templates')}</span>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            size="small"
            loading={template.busy}
            icon={<Icon icon={download} />}
            onClick={() => void fetchTemplate(format)}
          >
            {t(`file.${format}`)}
          </Button>
        ))}
      </p>
      {earlier.length > 0 && (
        <Table<ImportEntry> size="small" rowKey="id" pagination={false} columns={columns} dataSource={[...earlier]} />
      )}
    </div>
  );
}

import { membersConsoleCalls as calls } from '@meetingapp/contract/members-console.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { download } from '@meetingapp/ui/icons-sign-up.ts';
import { upload } from '@meetingapp/ui/icons-topics.ts';
import { Button, Spin, Upload } from 'antd';
import { saveFile } from '../../../lib/save-file.ts';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';

/** The file to be brought in, and a template for who has none. */
export function ImportSource({ cid, busy, take }: { cid: number; busy: boolean; take: (file: File) => void }) {
  const t = useT('membersConsole');
  const template = useChange(calls.template);
  async function fetchTemplate(format: 'xlsx' | 'csv') {
    const outcome = await template.change({ cid, format });
    if (outcome.ok) saveFile(outcome.answer);
  }
  return (
    <div className="members-source">
      <Upload.Dragger
        accept=".xlsx,.csv"
        showUploadList={false}
        disabled={busy}
        beforeUpload={(file) => {
          take(file);
          return false;
        }}
      >
        {busy ? <Spin /> : <Icon icon={upload} />}
        <b>{t('importing.drop')}</b>
        <p className="small quiet">{t('importing.hint')}</p>
      </Upload.Dragger>
      <p className="row">
        <span className="quiet">{t('importing.templates')}</span>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            size="small"
            loading={template.busy}
            icon={<Icon icon={download} />}
            onClick={() => void fetchTemplate(format)}
          >
            {t(`importing.${format}`)}
          </Button>
        ))}
      </p>
    </div>
  );
}

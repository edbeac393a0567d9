import './SheetSource.css';
import type { Call } from '@meetingapp/contract/call.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Spin, Upload } from 'antd';
import type { ReactNode } from 'react';
import { saveFile } from '../calls/save-file.ts';
import { useT } from '../texts/texts.ts';
import { useChange } from '../calls/use-change.ts';

export interface SheetSourceProps {
  cid: number;
  /** Call that returns an empty sheet with the right titles. */
  template: Call;
  /** File extensions, when more than a sheet is accepted. */
  accept?: string;
  /** Accepted files and what happens to them. */
  hint: string;
  busy: boolean;
  take: (file: File) => void;
  /** For instance earlier imports. */
  children?: ReactNode;
}

/** Upload of a spreadsheet to import, with a template. */
export function SheetSource({ cid, template, accept = '.xlsx,.csv', hint, busy, take, children }: SheetSourceProps) {
  const t = useT('console');
  const fetched = useChange(template);
  async function fetchTemplate(format: 'xlsx' | 'csv') {
    const outcome = await fetched.change({ cid, format });
    if (outcome.ok) saveFile(outcome.answer as Parameters<typeof saveFile>[0]);
  }
  return (
    <div className="sheet-source">
      <Upload.Dragger
        accept={accept}
        showUploadList={false}
        disabled={busy}
        beforeUpload={(file) => {
          take(file);
          return false;
        }}
      >
        {busy ? <Spin /> : <Icon icon={upload} />}
        <b>{t('sheet.drop')}</b>
        <p className="small quiet">{hint}</p>
      </Upload.Dragger>
      <p className="row">
        <span className="quiet">{t('sheet.templates')}</span>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            size="small"
            loading={fetched.busy}
            icon={<Icon icon={download} />}
            onClick={() => void fetchTemplate(format)}
          >
            {t(`sheet.${format}`)}
          </Button>
        ))}
      </p>
      {children}
    </div>
  );
}

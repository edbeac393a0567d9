import { filesConsoleCalls } from '@meetingapp/contract/files/console.ts';
import { Upload } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

interface PictureFieldProps {
  label: string;
  /** Pixels of the cropped picture. */
  width: number;
  height: number;
  value: string | null;
  onChange: (address: string | null) => void;
  fault?: string | undefined;
}

/** A picture that is uploaded and cropped to its shape; it is stored re-encoded on this server. */
export function PictureField({ label, width, height, value, onChange, fault }: PictureFieldProps) {
  const t = useT('homeConsole');
  const c = useT('console');
  const cid = useCid();
  const [file, setFile] = useState<File | null>(null);
  const add = useChange(filesConsoleCalls.addCover);
  async function put(cropped: File): Promise<void> {
    const outcome = await add.change({ cid }, cropped);
    if (!outcome.ok) return;
    setFile(null);
    onChange(outcome.answer.address);
  }
  return (
    <Field label={label} fault={fault} wide>
      <span className="picture-field">
        {value !== null && <img src={value} alt="" style={{ aspectRatio: `${width} / ${height}` }} />}
        <span className="row">
          <Upload
            accept="image/jpeg,image/png,image/webp"
            showUploadList={false}
            beforeUpload={(picked) => {
              setFile(picked);
              return false;
            }}
          >
            <ActButton size="small">{c('text.choosePicture')}</ActButton>
          </Upload>
          {value !== null && (
            <ActButton size="small" type="text" onClick={() => onChange(null)}>
              {c('text.noPicture')}
            </ActButton>
          )}
        </span>
        <span className="small quiet">{t('pictureSize', { width, height })}</span>
      </span>
      {file && (
        <Suspense>
          <CropDialog
            file={file}
            width={width}
            height={height}
            busy={add.busy}
            done={(cropped) => void put(cropped)}
            close={() => setFile(null)}
          />
        </Suspense>
      )}
    </Field>
  );
}

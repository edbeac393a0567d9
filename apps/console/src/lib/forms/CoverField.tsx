import '../writing/writing.css';
import { filesConsoleCalls } from '@meetingapp/contract/files/console.ts';
import { Button, Upload } from 'antd';
import { useCid } from '../session/conference.ts';
import { useT } from '../texts/texts.ts';
import { useChange } from '../calls/use-change.ts';

interface CoverFieldProps {
  value?: string | null;
  onChange?: (address: string | null) => void;
  disabled?: boolean;
}

/** Cover picture of an article or a topic. */
export function CoverField({ value = null, onChange, disabled = false }: CoverFieldProps) {
  const t = useT('console');
  const cid = useCid();
  const add = useChange(filesConsoleCalls.addCover);
  async function put(file: File) {
    const outcome = await add.change({ cid }, file);
    if (outcome.ok) onChange?.(outcome.answer.address);
  }
  return (
    <span className="cover-field">
      {value !== null && <img src={value} alt="" />}
      <span className="row">
        <Upload
          accept="image/jpeg,image/png,image/webp"
          showUploadList={false}
          disabled={disabled}
          beforeUpload={(file) => {
            void put(file);
            return false;
          }}
        >
          <Button loading={add.busy} disabled={disabled}>
            {t('text.choosePicture')}
          </Button>
        </Upload>
        {value !== null && (
          <Button type="text" disabled={disabled} onClick={() => onChange?.(null)}>
            {t('text.noPicture')}
          </Button>
        )}
      </span>
    </span>
  );
}

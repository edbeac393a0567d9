import '../writing/writing.css';
import { filesConsoleCalls } from '@meetingapp/contract/files/console.ts';
import { Upload } from 'antd';
import { ActButton } from '../layout/ActButton.tsx';
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
          <ActButton loading={add.busy} lacks={{ onlyView: disabled }}>
            {t('text.choosePicture')}
          </ActButton>
        </Upload>
        {value !== null && (
          <ActButton type="text" lacks={{ onlyView: disabled }} onClick={() => onChange?.(null)}>
            {t('text.noPicture')}
          </ActButton>
        )}
      </span>
    </span>
  );
}

import { examConsoleCalls as calls } from '@meetingapp/contract/exam/console.ts';
import { Upload } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';

interface Props {
  label: string;
  onChange: (picture: { address: string; width: number; height: number }) => void;
}

/** Sends a picture, which the server re-encodes, and reports where it is and its size. */
export function PictureInput({ label, onChange }: Props) {
  const cid = useCid();
  const add = useChange(calls.addPicture);
  async function put(file: File) {
    const outcome = await add.change({ cid }, file);
    if (outcome.ok) onChange(outcome.answer);
  }
  return (
    <Upload
      accept="image/jpeg,image/png,image/webp"
      showUploadList={false}
      beforeUpload={(file) => {
        void put(file);
        return false;
      }}
    >
      <ActButton loading={add.busy}>{label}</ActButton>
    </Upload>
  );
}

import { filesConsoleCalls } from '@meetingapp/contract/files/console.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Input, Upload } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface AddressFieldProps {
  value: string;
  isFile: boolean;
  fault: string | undefined;
  change: (address: string) => void;
}

/** An address of this site or of another; a file can be uploaded as a PDF. */
export function AddressField({ value, isFile, fault, change }: AddressFieldProps) {
  const t = useT('exhibitionConsole');
  const cid = useCid();
  const add = useChange(filesConsoleCalls.addTextFile);
  async function put(file: File) {
    const outcome = await add.change({ cid, kind: 'document' }, file);
    if (outcome.ok) change(outcome.answer.address);
  }
  return (
    <Field label={t('form.address')} hint={t('form.addressHint')} fault={fault}>
      <span className="row">
        <Input aria-label={t('form.address')} value={value} onChange={({ target }) => change(target.value)} />
        {isFile && (
          <Upload
            accept="application/pdf"
            showUploadList={false}
            beforeUpload={(file) => {
              void put(file);
              return false;
            }}
          >
            <Button loading={add.busy} icon={<Icon icon={upload} />}>
              {t('form.upload')}
            </Button>
          </Upload>
        )}
      </span>
    </Field>
  );
}

import type { BulkMessage } from '@meetingapp/contract/registration/console.ts';
import { Form } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { greyOk, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';

const nothing: BulkMessage = { subject: { zh: '', en: '' }, text: { zh: '', en: '' } };
const isSaid = ({ zh, en }: { zh: string; en: string }) => zh.trim() !== '' || en.trim() !== '';

/** Message to many people in both languages; each receives the one of their language. */
export function MessageDialog({
  cid,
  count,
  busy,
  close,
  done,
}: {
  cid: number;
  /** As it is shown. */
  count: string;
  busy: boolean;
  close: () => void;
  /** Resolves to false on failure; the text then remains. */
  done: (message: BulkMessage) => Promise<boolean>;
}) {
  const t = useT('registrationConsole');
  const why = useWhy();
  const draft = useDraft<BulkMessage>(`message/${cid}`, nothing);
  const { subject, text } = draft.value;
  return (
    <Dialog
      title={t('bulk.messageTitle', { count })}
      okText={t('bulk.send')}
      okButtonProps={greyOk(why({ subjectMissing: !isSaid(subject), textMissing: !isSaid(text) }))}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onCancel={close}
      onOk={async () => {
        if (await done(draft.value)) draft.forget();
      }}
    >
      <Form layout="vertical">
        <Form.Item label={t('bulk.subject')}>
          <BilingualInput
            label={t('bulk.subject')}
            value={subject}
            maxLength={120}
            onChange={(next) => draft.set({ ...draft.value, subject: next })}
          />
        </Form.Item>
        <Form.Item
          label={t('bulk.text')}
          extra={t('bulk.placeholders', { name: '{name}', number: '{number}', conference: '{conference}' })}
        >
          <BilingualInput
            label={t('bulk.text')}
            value={text}
            rows={4}
            maxLength={1000}
            onChange={(next) => draft.set({ ...draft.value, text: next })}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}

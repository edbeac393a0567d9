import { roles } from '@meetingapp/contract/call.ts';
import { Checkbox, Form, Input, Radio } from 'antd';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

const ways = ['nothing', 'policy', 'all'] as const;
export interface Cancelling {
  reason: string;
  back: (typeof ways)[number];
  tell: boolean;
}

/** Cancels many registrations: asks for the reason and the share to refund. */
export function CancelDialog({
  count,
  busy,
  close,
  done,
}: {
  /** As it is shown. */
  count: string;
  busy: boolean;
  close: () => void;
  done: (cancelling: Cancelling) => void;
}) {
  const t = useT('registrationConsole');
  const money = useRole(roles.money);
  const [form] = Form.useForm<Cancelling>();
  return (
    <FieldDialog
      title={t('bulk.cancelTitle', { count })}
      okText={t('pane.cancel')}
      okButtonProps={{ danger: true }}
      cancelText={t('bulk.keep')}
      confirmLoading={busy}
      close={close}
      form={form}
      onOk={async () => {
        const said = await form.validateFields().catch(() => null);
        if (said) done(said);
      }}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ tell: true, back: money ? 'policy' : 'nothing' }}
      >
        <Form.Item name="back" label={t('bulk.back')} extra={money ? t('bulk.backText') : t('bulk.backMoney')}>
          <Radio.Group disabled={!money} options={ways.map((value) => ({ value, label: t(`bulk.backs.${value}`) }))} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('pane.reason')}
          extra={t('pane.reasonHint')}
          rules={[{ required: true, whitespace: true, message: t('pane.reasonMissing') }]}
        >
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
        <Form.Item name="tell" valuePropName="checked">
          <Checkbox>{t('pane.tell')}</Checkbox>
        </Form.Item>
      </Form>
    </FieldDialog>
  );
}

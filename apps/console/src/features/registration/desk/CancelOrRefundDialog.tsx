import { orderDeskCalls } from '@meetingapp/contract/orders/desk.ts';
import type { RegistrationAtDesk } from '@meetingapp/contract/registration/console.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { App, Checkbox, Form, Input } from 'antd';
import { useRole } from '../../../lib/session/conference.ts';
import { amountKeyboard, amountText, fenOf } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { RefundEffects } from '../../../lib/money/RefundEffects.tsx';
import { changed } from '../data.ts';

interface Entered {
  back?: string;
  reason: string;
  tell: boolean;
}

/** Cancels a registration or refunds a part of its money, after showing amount and reason. */
export function CancelOrRefundDialog({
  cid,
  one,
  act,
  close,
}: {
  cid: number;
  one: RegistrationAtDesk;
  act: 'cancel' | 'refund';
  close: () => void;
}) {
  const t = useT('registrationConsole');
  const money = useRole(roles.money);
  const { message } = App.useApp();
  const [form] = Form.useForm<Entered>();
  const cancel = useChange(orderDeskCalls.cancelAtDesk, { refreshes: changed });
  const refund = useChange(orderDeskCalls.refundAtDesk, { refreshes: changed });
  const { id, name, refundable, refundNow } = one;
  const asks = money && refundable > 0;
  const typed = Math.min(fenOf(Form.useWatch('back', form) ?? '', one.currency) ?? 0, refundable);
  const least = act === 'refund' ? 1 : 0;
  const most = { policy: amountText(refundNow, one.currency), amount: amountText(refundable, one.currency) };
  async function done() {
    const entered = await form.validateFields().catch(() => null);
    if (!entered) return;
    const { reason, tell } = entered;
    const amount = fenOf(entered.back ?? '', one.currency) ?? 0;
    const outcome =
      act === 'cancel'
        ? await cancel.change({ cid, id, amount, reason, tell })
        : await refund.change({ cid, id, amount, reason, tell });
    if (!outcome.ok) return;
    if (outcome.answer.waits) void message.success(t('pane.refundAsked'), 6);
    close();
  }
  return (
    <FieldDialog
      title={t(act === 'cancel' ? 'pane.cancelTitle' : 'pane.refundTitle', { name })}
      okText={t(`pane.${act}`)}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel')}
      confirmLoading={cancel.busy || refund.busy}
      close={close}
      form={form}
      onOk={() => void done()}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ tell: true, back: act === 'cancel' && asks ? amountText(refundNow, one.currency) : undefined }}
      >
        {asks && (
          <Form.Item
            name="back"
            label={t('pane.back')}
            extra={act === 'cancel' ? t('pane.backPolicy', most) : t('pane.backMost', { amount: most.amount })}
            rules={[
              {
                validator: (_rule, text: string | undefined) => {
                  const fen = fenOf(text ?? '', one.currency);
                  const right = fen !== null && fen >= least && fen <= refundable;
                  return right ? Promise.resolve() : Promise.reject(new Error(t('pane.backWrong')));
                },
              },
            ]}
          >
            <Input prefix={one.currency} inputMode={amountKeyboard(one.currency)} />
          </Form.Item>
        )}
        <Form.Item
          name="reason"
          label={t('pane.reason')}
          rules={[{ required: true, whitespace: true, message: t('pane.reasonMissing') }]}
        >
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
        <RefundEffects {...one} amount={asks ? typed : 0} ends={act === 'cancel'} />
        <Form.Item name="tell" valuePropName="checked">
          <Checkbox>{t('pane.tell')}</Checkbox>
        </Form.Item>
      </Form>
    </FieldDialog>
  );
}

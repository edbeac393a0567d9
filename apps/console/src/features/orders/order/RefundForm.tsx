import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import type { ConsoleOrder } from '@meetingapp/contract/orders/console.ts';
import { App, Button, Checkbox, Form, Input } from 'antd';
import { amountKeyboard, amountText, fenOf, typedAmount } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { useFormChanged, useUnsaved } from '../../../lib/forms/unsaved.ts';
import { RefundEffects } from '../../../lib/money/RefundEffects.tsx';
import { orderReads } from '../data.ts';

interface Wish {
  amount: string;
  reason: string;
  end: boolean;
  tell: boolean;
}

/** Refunds a part or all of what is left, with the reason that the person will read. */
export function RefundForm({ cid, order, close }: { cid: number; order: ConsoleOrder; close: () => void }) {
  const t = useT('ordersConsole');
  const [form] = Form.useForm<Wish>();
  const typed = fenOf(Form.useWatch('amount', form) ?? '', order.currency);
  const ends = Form.useWatch('end', form) ?? false;
  const refund = useChange(orderConsoleCalls.refund, { refreshes: orderReads });
  const { message } = App.useApp();
  async function send({ amount, ...wish }: Wish) {
    const outcome = await refund.change({
      cid,
      orderId: order.id,
      amount: fenOf(amount, order.currency) ?? 0,
      ...wish,
    });
    if (outcome.ok) {
      void message.success(t(outcome.answer.waits ? 'request.asked' : 'refundSaid'), outcome.answer.waits ? 6 : 2);
      close();
    } else showFaults(form, outcome.failure);
  }
  const before: Wish = { amount: typedAmount(order.left, order.currency), reason: '', end: false, tell: true };
  useUnsaved(useFormChanged(form, before));
  const fits = (text: string) => {
    const fen = fenOf(text, order.currency);
    return fen !== null && fen > 0 && fen <= order.left
      ? Promise.resolve()
      : Promise.reject(new Error(t('amountWrong')));
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={before}
      onFinish={(wish) => void send({ ...wish, end: wish.end ?? false })}
    >
      <Form.Item
        name="amount"
        label={t('refundAmount')}
        extra={t('refundLeft', { amount: amountText(order.left, order.currency) })}
        rules={[{ validator: (_, text: string) => fits(text) }]}
      >
        <Input inputMode={amountKeyboard(order.currency)} suffix={order.currency} />
      </Form.Item>
      <Form.Item
        name="reason"
        label={t('refundReason')}
        rules={[{ required: true, whitespace: true, message: t('reasonNeeded') }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      {order.kind === 'registration' && order.registrationState === 'confirmed' && (
        <Form.Item name="end" valuePropName="checked">
          <Checkbox>{t('refundEnd')}</Checkbox>
        </Form.Item>
      )}
      <RefundEffects
        touches={order.touches}
        currency={order.currency}
        paidNow={order.paidNow}
        refunding={0}
        amount={Math.min(typed ?? 0, order.left)}
        ends={ends}
      />
      <Form.Item name="tell" valuePropName="checked">
        <Checkbox>{t('refundTell')}</Checkbox>
      </Form.Item>
      <div className="row">
        <Button type="primary" htmlType="submit" loading={refund.busy}>
          {t('refundSend', { amount: typed === null ? '' : amountText(typed, order.currency) })}
        </Button>
        <Button onClick={close}>{t('back')}</Button>
      </div>
    </Form>
  );
}

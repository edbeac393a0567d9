import { refundCalls } from '@meetingapp/contract/orders/refund.ts';
import type { RefundWay } from '@meetingapp/contract/orders/refund.ts';
import { Button, Form, Input } from 'antd';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useFormChanged, useUnsaved } from '../../../lib/forms/unsaved.ts';
import { orderReads } from '../data.ts';

interface Wish {
  payee?: string;
  account?: string;
  bank?: string;
  reference?: string;
  reason: string;
}

const fields = {
  bank: [
    { name: 'payee', most: 60 },
    { name: 'account', most: 60 },
    { name: 'bank', most: 100 },
  ],
  hand: [{ name: 'reference', most: 60 }],
} as const;

const nothing = {} as Wish;

/** Form for how money goes back after its provider refused the refund; a second person has to approve it. */
export function RefundProposalForm({
  cid,
  refundId,
  way,
  close,
}: {
  cid: number;
  refundId: number;
  way: RefundWay;
  close: () => void;
}) {
  const t = useT('ordersConsole');
  const [form] = Form.useForm<Wish>();
  useUnsaved(useFormChanged(form, nothing));
  const propose = useChange(refundCalls.proposeRefund, { refreshes: orderReads, said: t('recover.proposed') });
  async function send(wish: Wish) {
    const outcome = await propose.change({ cid, refundId, way, ...wish });
    if (outcome.ok) close();
    else showFaults(form, outcome.failure);
  }
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={(wish) => void send(wish)}>
      <p className="small quiet">{t(`recover.about.${way}`)}</p>
      {fields[way].map(({ name, most }) => (
        <Form.Item
          key={name}
          name={name}
          label={t(`recover.fields.${name}`)}
          rules={[{ required: true, whitespace: true, message: t('recover.needed') }]}
        >
          <Input maxLength={most} autoComplete="off" />
        </Form.Item>
      ))}
      <Form.Item
        name="reason"
        label={t('refundReason')}
        rules={[{ required: true, whitespace: true, message: t('reasonNeeded') }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <div className="row">
        <Button type="primary" htmlType="submit" loading={propose.busy}>
          {t('recover.propose')}
        </Button>
        <Button onClick={close}>{t('back')}</Button>
      </div>
    </Form>
  );
}

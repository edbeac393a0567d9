import type { DeskPerson } from '@meetingapp/contract/checkin/desk.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import type { InvoiceForm } from '@meetingapp/contract/orders/order.ts';
import { Form, Input, Segmented, type InputRef } from 'antd';
import { useRef } from 'react';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

type Fields = Pick<InvoiceForm, 'holder' | 'title' | 'taxNumber' | 'email'>;

const empty: InvoiceForm = {
  kind: 'ordinary',
  holder: 'organisation',
  title: '',
  taxNumber: '',
  address: '',
  phone: '',
  bank: '',
  account: '',
  email: '',
};

interface InvoiceDialogProps {
  person: DeskPerson;
  known: AnswerOf<typeof invoiceCalls.registrationInvoice>;
  close: () => void;
}

/** Title, tax number and e-mail; Enter saves. A special invoice that was asked for keeps what else it needs. */
export function InvoiceDialog({ person, known, close }: InvoiceDialogProps) {
  const t = useT('checkinDesk');
  const cid = useCid();
  const [form] = Form.useForm<{ invoice: Fields }>();
  const before = known.invoice ?? { ...empty, title: known.title, email: known.email };
  const special = before.kind === 'special';
  const holder = Form.useWatch(['invoice', 'holder'], form) ?? before.holder;
  const first = useRef<InputRef>(null);
  const save = useChange(invoiceCalls.saveRegistrationInvoice, {
    refreshes: [invoiceCalls.registrationInvoice],
    said: t('invoice.saved'),
  });
  /** A title that only stands for the other kind of holder gives way. */
  function hold(next: Fields['holder']) {
    const title: unknown = form.getFieldValue(['invoice', 'title']);
    const [own, other] = next === 'person' ? [person.name, known.title] : [known.title, person.name];
    if (title === other || title === '') form.setFieldValue(['invoice', 'title'], own);
  }
  async function submit({ invoice }: { invoice: Fields }) {
    const named = invoice.holder === 'person';
    const outcome = await save.change({
      cid,
      regId: person.regId,
      invoice: { ...before, ...invoice, ...(named ? { taxNumber: '' } : {}) },
    });
    if (outcome.ok) close();
    else showFaults(form, outcome.failure);
  }
  const line = (name: keyof Fields, ref?: typeof first) => (
    <Form.Item name={['invoice', name]} label={t(`invoice.fields.${name}`)}>
      <Input ref={ref ?? null} maxLength={120} onPressEnter={form.submit} />
    </Form.Item>
  );
  return (
    <FieldDialog
      title={t('invoice.dialog', { name: person.name })}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={save.busy}
      close={close}
      form={form}
      onOk={form.submit}
      afterOpenChange={(opened) => opened && first.current?.focus({ cursor: 'all' })}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ invoice: before }}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item name={['invoice', 'holder']} label={t('invoice.fields.holder')}>
          <Segmented
            aria-label={t('invoice.fields.holder')}
            disabled={special}
            options={(['organisation', 'person'] as const).map((value) => ({
              value,
              label: t(`invoice.holders.${value}`),
            }))}
            onChange={hold}
          />
        </Form.Item>
        {line('title', first)}
        {holder === 'organisation' && line('taxNumber')}
        {line('email')}
        <p className="small quiet-2">{t(special ? 'invoice.special' : 'invoice.note')}</p>
      </Form>
    </FieldDialog>
  );
}

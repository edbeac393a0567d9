import type { InvoiceForm } from '@meetingapp/contract/orders/order.ts';
import { sharedCalls, type SharedOrder } from '@meetingapp/contract/orders/group-payment.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { focusFirstError } from '@meetingapp/ui/forms/focus-first-error.ts';
import { useRef, useState, type FormEvent } from 'react';
import { currentUser } from '../../../lib/session/account.ts';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { invoiceFaults, invoiceFields, invoiceToSend } from '../../../shared/invoice/view.ts';
import { InvoiceFields } from '../../../shared/invoice/InvoiceFields.tsx';
import '../parts/group.css';

const kinds = ['none', 'ordinary', 'special'] as const;

function begin(saved: InvoiceForm | null): Required<InvoiceForm> {
  const empty = { title: '', taxNumber: '', address: '', phone: '', bank: '', account: '' };
  return { ...empty, kind: 'none', holder: 'organisation', email: currentUser()?.email ?? '', ...saved };
}

/** One invoice for all people of a shared order. */
export function GroupInvoice({ shared }: { shared: SharedOrder }) {
  const t = useT('orders');
  const words = useT('registration');
  const { send, sending } = useSend(sharedCalls.saveSharedInvoice);
  const [form, setForm] = useState(() => begin(shared.invoice));
  const [all, setAll] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  const locked = shared.invoiceState !== '' && shared.invoiceState !== 'asked';
  const faults = invoiceFaults(form);
  const changed = JSON.stringify(invoiceToSend(form)) !== JSON.stringify(invoiceToSend(begin(shared.invoice)));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAll(true);
    if (invoiceFields(form).some((field) => faults[field]?.severity === 'error')) {
      focusFirstError(root.current ?? document);
      return;
    }
    const outcome = await send({ sharedid: shared.sharedId, invoice: invoiceToSend(form) });
    if (!outcome.ok) return showTopTip(outcome.failure.faults[0]?.text ?? outcome.failure.msg);
    invalidate(sharedCalls.shared);
    showSuccess(t('invoice.saved'));
  }

  return (
    <>
      <div className="head">
        <h2>{t('shared.invoice')}</h2>
      </div>
      <Card>
        <form ref={root} noValidate onSubmit={(event) => void submit(event)}>
          <Chips
            legend={t('shared.invoiceText', { count: shared.people.length })}
            options={kinds.map((kind) => ({ value: kind, label: t(`invoice.${kind}`), disabled: locked }))}
            value={form.kind}
            onChange={(value) => {
              const kind = kinds.find((one) => one === value) ?? 'none';
              setForm({ ...form, kind, holder: kind === 'special' ? 'organisation' : form.holder });
            }}
          />
          <InvoiceFields form={form} onChange={setForm} faults={faults} all={all} locked={locked} />
          {locked && <p className="t-sm ink-2">{t('invoice.locked')}</p>}
          {!locked && changed && (
            <p className="shared-save">
              <Button type="submit" size="sm" loading={sending} loadingText={t('invoice.saving')}>
                {words('sign.save')}
              </Button>
            </p>
          )}
        </form>
      </Card>
    </>
  );
}

import type { InvoiceForm } from '@meetingapp/contract/orders.ts';
import { sharedCalls, type SharedOrder } from '@meetingapp/contract/orders-shared.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { Card } from '@meetingapp/ui/Card.tsx';
import { Chips } from '@meetingapp/ui/Chips.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback.ts';
import { focusFirstError } from '@meetingapp/ui/focus-first-error.ts';
import { useRef, useState, type FormEvent } from 'react';
import { currentUser } from '../../../lib/account.ts';
import { invalidate } from '../../../lib/cache.ts';
import { useT } from '../../../lib/texts.ts';
import { useSend } from '../../../lib/use-call.ts';
import { invoiceFaults, invoiceFields, invoiceToSend } from '../view.ts';
import { InvoiceFields } from './InvoiceFields.tsx';
import './group.css';

const kinds = ['none', 'ordinary', 'special'] as const;

function begin(saved: InvoiceForm | null): Required<InvoiceForm> {
  const empty = { title: '', taxNumber: '', address: '', phone: '', bank: '', account: '' };
  return { ...empty, kind: 'none', holder: 'organisation', email: currentUser()?.email ?? '', ...saved };
}

/** One invoice for everybody of a shared order. */
export function SharedInvoice({ shared }: { shared: SharedOrder }) {
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
      setTimeout(() => focusFirstError(root.current ?? document));
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

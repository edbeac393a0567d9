import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { InvoiceForm, IssuedInvoice } from '@meetingapp/contract/orders/order.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { ChoiceCard } from '@meetingapp/ui/forms/ChoiceCard.tsx';
import { ChoiceGroup } from '@meetingapp/ui/forms/ChoiceGroup.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { currentUser } from '../../../lib/session/account.ts';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardPage } from '../../../shared/sign-up/WizardPage.tsx';
import { showFirstError } from '../../../lib/parts/show-first-error.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { invoiceFaults, invoiceFields, invoiceToSend } from '../../../shared/invoice/view.ts';
import { InvoiceFields } from '../../../shared/invoice/InvoiceFields.tsx';
import { InvoiceStatus } from './InvoiceStatus.tsx';

interface InvoiceStepProps {
  signUp: SignUp;
  regId: number;
  saved: InvoiceForm | null;
  /** State of the requested invoice; empty when none was requested. */
  state: string;
  /** The issued invoice. */
  issued: IssuedInvoice | null;
  editing: boolean;
}

/** Missing fields named in the footer. */
const NAMED = 3;

const kinds = ['none', 'ordinary', 'special'] as const;
const about = { none: 'invoice.noneText', ordinary: 'invoice.ordinaryText', special: 'invoice.specialText' } as const;

/**
 * Prefills the form with known data, so that nobody types hospital and e-mail twice. Who comes here after the sign-up asks for an invoice:
 * the usual kind is chosen.
 */
function begin(saved: InvoiceForm | null, { answers, info }: SignUp): Required<InvoiceForm> {
  const { company = '', email = '' } = answers;
  const empty = {
    kind: 'none',
    holder: 'organisation',
    title: company,
    taxNumber: '',
    address: '',
    phone: '',
    bank: '',
    account: '',
    email: email || (currentUser()?.email ?? ''),
  } as const;
  const form = { ...empty, ...saved };
  return form.kind === 'none' && info.register.regFl > 0 ? { ...form, kind: 'ordinary' } : form;
}

export function InvoiceStep({ signUp, regId, saved, state, issued, editing }: InvoiceStepProps) {
  const t = useT('orders');
  const wizard = useT('registration');
  const app = useT('app');
  const goStep = useGoStep(signUp);
  const { send, sending } = useSend(orderCalls.saveInvoice);
  const [form, setForm] = useState(() => begin(saved, signUp));
  const [all, setAll] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  const faults = invoiceFaults(form);
  const faulty = invoiceFields(form).filter((field) => faults[field]?.severity === 'error');
  const listed = faulty
    .slice(0, NAMED)
    .map((field) => t(field === 'title' ? 'invoice.name' : `invoice.${field}`))
    .join(t('invoice.separator'));
  const names = faulty.length > NAMED ? listed + t('invoice.more') : listed;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setAll(true);
    if (faulty.length > 0) {
      showFirstError(app('topTip'), root.current);
      return;
    }
    const outcome = await send({ regid: regId, invoice: invoiceToSend(form) });
    if (!outcome.ok) return showTopTip(outcome.failure.faults[0]?.text ?? outcome.failure.msg);
    signUp.change({ invoice: true });
    invalidate(orderCalls.invoice);
    if (editing) showSuccess(app('success'));
    goStep('confirm', { replace: editing });
  }

  return (
    <WizardPage
      step="invoice"
      steps={signUp.info.register.regFl > 0 ? [] : signUp.steps}
      title={t('invoice.title')}
      text={signUp.adding ? wizard('wizard.forColleague') : undefined}
      foot={
        <StickyFoot
          note={faulty.length > 0 ? t('invoice.missing', { count: faulty.length, names }) : t('invoice.complete')}
        >
          <Button type="submit" form="invoice-form" loading={sending} loadingText={t('invoice.saving')}>
            {editing ? wizard('sign.save') : wizard('sign.next')}
          </Button>
        </StickyFoot>
      }
    >
      {issued && <InvoiceStatus state={state} issued={issued} invoice={saved} />}
      <form id="invoice-form" ref={root} noValidate onSubmit={(event) => void submit(event)}>
        <ChoiceGroup legend={t('invoice.kind')} legendHidden role="radiogroup" required>
          {kinds.map((kind) => (
            <ChoiceCard
              key={kind}
              name="invoice-kind"
              value={kind}
              checked={form.kind === kind}
              onChange={() => setForm({ ...form, kind, holder: kind === 'special' ? 'organisation' : form.holder })}
              title={t(`invoice.${kind}`)}
              text={t(about[kind])}
            />
          ))}
        </ChoiceGroup>
        <InvoiceFields form={form} onChange={setForm} faults={faults} all={all} locked={false} />
      </form>
      {form.kind !== 'none' && (
        <div className="wizard-note">
          <Note>
            <p>{t('invoice.detail')}</p>
          </Note>
        </div>
      )}
    </WizardPage>
  );
}

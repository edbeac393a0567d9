import type { InvoiceForm, IssuedInvoice } from '@meetingapp/contract/orders/order.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { WizardPage } from '../../../shared/sign-up/WizardPage.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { InvoiceStatus } from './InvoiceStatus.tsx';

export interface SharedOver {
  title: string;
  issued: boolean;
}

interface FixedInvoiceProps {
  saved: InvoiceForm | null;
  state: string;
  issued: IssuedInvoice | null;
  /** A shared invoice of several people, which replaces the person's own. */
  shared: SharedOver | null;
}

/** An invoice that the person can no longer change: its content, or the reason why there is none. */
export function FixedInvoice({ saved, state, issued, shared }: FixedInvoiceProps) {
  const t = useT('orders');
  return (
    <WizardPage step="invoice" steps={[]} title={shared ? t('invoice.title') : t('invoice.issued')}>
      {shared && (
        <div className="wizard-note">
          <Note>
            <p>{t(shared.issued ? 'invoice.sharedIssued' : 'invoice.sharedAsked', { title: shared.title })}</p>
          </Note>
        </div>
      )}
      {issued && !shared && <InvoiceStatus state={state} issued={issued} invoice={saved} />}
    </WizardPage>
  );
}

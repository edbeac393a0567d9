import type { InvoiceForm, IssuedInvoice } from '@meetingapp/contract/orders.ts';
import { Note } from '@meetingapp/ui/Note.tsx';
import { WizardPage } from '../../../lib/sign-up/WizardPage.tsx';
import { useT } from '../../../lib/texts.ts';
import { InvoiceStanding } from './InvoiceStanding.tsx';

export interface SharedOver {
  title: string;
  issued: boolean;
}

interface InvoiceFixedProps {
  saved: InvoiceForm | null;
  state: string;
  issued: IssuedInvoice | null;
  /** One for several people, beside which there is none of one's own. */
  shared: SharedOver | null;
}

/** An invoice that one can no longer change by oneself: what it says, or why there is none of one's own. */
export function InvoiceFixed({ saved, state, issued, shared }: InvoiceFixedProps) {
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
      {issued && !shared && <InvoiceStanding state={state} issued={issued} invoice={saved} />}
    </WizardPage>
  );
}

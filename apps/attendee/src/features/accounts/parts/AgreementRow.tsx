import { CheckboxRow } from '@meetingapp/ui/forms/CheckboxRow.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { useAgreement } from '../../../lib/session/agreement.ts';
import type { AccountForm } from './use-account-form.ts';
import { AgreementText } from './AgreementText.tsx';

/** Form value for "ticked"; the version is sent along with it. */
export const TICKED = 'ticked';

type Which = 'agreement' | 'privacy';

/** Checkbox for the agreement and the privacy policy. Both open over the page, so that nothing typed is lost. */
export function AgreementRow({ form, required }: { form: AccountForm; required: boolean }) {
  const t = useT('accounts');
  const app = useT('app');
  const [open, setOpen] = useState<Which | null>(null);
  const { answer, failure } = useAgreement();
  const { value, onChange, error } = form.input('agreement');
  const names = { agreement: t('agreementName'), privacy: t('privacyName') };

  const link = (which: Which) => (
    <button type="button" className="link" onClick={() => setOpen(which)}>
      {names[which]}
    </button>
  );

  return (
    <>
      <CheckboxRow
        name="agreement"
        checked={value === TICKED}
        onChange={(ticked) => onChange(ticked ? TICKED : '')}
        required={required}
        error={error}
      >
        {t('agree')}
        {link('agreement')}
        {t('and')}
        {link('privacy')}
      </CheckboxRow>
      <Sheet
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open === null ? '' : t(`agreement.${open}`)}
        closeLabel={app('close')}
        tall
      >
        {answer && open ? <AgreementText html={answer[open]} /> : <p>{failure?.msg ?? app('loading')}</p>}
      </Sheet>
    </>
  );
}

import { TextField } from '@meetingapp/ui/TextField.tsx';
import { useT } from '../../../lib/texts.ts';
import type { AccountForm } from './account-form.ts';

/** A phone number or an e-mail address; which one is seen by its form. */
export function AddressField({ form }: { form: AccountForm }) {
  const t = useT('accounts');
  return (
    <TextField
      {...form.input('to')}
      label={t('to')}
      hint={t('toHint')}
      required
      inputMode="email"
      autoComplete="username"
      enterKeyHint="next"
      maxLength={120}
    />
  );
}

import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { AccountForm } from './use-account-form.ts';

/** Field for a phone number or an e-mail address; its format decides which. */
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

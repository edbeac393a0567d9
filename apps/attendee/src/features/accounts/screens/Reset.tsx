import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { PasswordField } from '@meetingapp/ui/forms/PasswordField.tsx';
import { showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useFinish } from '../data.ts';
import { useAccountForm } from '../parts/use-account-form.ts';
import { AccountPage } from '../parts/AccountPage.tsx';
import { AddressField } from '../parts/AddressField.tsx';
import { OneTimeCode } from '../parts/OneTimeCode.tsx';
import { useKnownPerson } from '../parts/use-known-person.ts';
import { addressFault, codeFault, newPasswordFault } from '../view.ts';

/** S37: sets a new password, verified by a code. */
export function Reset() {
  const t = useT('accounts');
  const finish = useFinish('general');
  const { send, sending } = useSend(accountCalls.resetPassword);
  const { to: knownAddress } = useKnownPerson();
  const form = useAccountForm(
    {
      to: addressFault,
      code: codeFault,
      password: (password) => newPasswordFault(password, false),
    },
    { to: knownAddress },
  );

  async function submit(): Promise<void> {
    if (sending || !form.check(['to', 'code', 'password'])) return;
    const { to, code, password } = form.values;
    const outcome = await send({ to, code, password, kind: 'general' });
    if (!outcome.ok) return form.blame(outcome.failure);
    showSuccess(t('reset.done'));
    finish(outcome.answer);
  }

  return (
    <AccountPage
      title={t('reset.title')}
      text={t('reset.text')}
      act={t('reset.act')}
      sending={sending}
      onSubmit={() => void submit()}
    >
      <AddressField form={form} />
      <OneTimeCode form={form} purpose="reset" onComplete={() => undefined} />
      <PasswordField
        {...form.input('password')}
        label={t('newPassword')}
        hint={t('passwordHint')}
        required
        autoComplete="new-password"
        enterKeyHint="done"
        maxLength={128}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
      />
    </AccountPage>
  );
}

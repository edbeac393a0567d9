import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { PasswordField } from '@meetingapp/ui/forms/PasswordField.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useAgreement } from '../../../lib/session/agreement.ts';
import { useFinish } from '../data.ts';
import { useAccountForm } from '../parts/use-account-form.ts';
import { AccountPage } from '../parts/AccountPage.tsx';
import { AddressField } from '../parts/AddressField.tsx';
import { AgreementRow, TICKED } from '../parts/AgreementRow.tsx';
import { OneTimeCode } from '../parts/OneTimeCode.tsx';
import { useKnownPerson } from '../parts/use-known-person.ts';
import { addressFault, codeFault, newPasswordFault } from '../view.ts';

/** S35: a new account. */
export function Register() {
  const t = useT('accounts');
  const { back } = useSearch();
  const finish = useFinish('general');
  const { send, sending } = useSend(accountCalls.register);
  const { answer: agreement, again } = useAgreement();
  const form = useAccountForm(
    {
      to: addressFault,
      code: codeFault,
      password: (password) => newPasswordFault(password, true),
      agreement: (tick) => (tick === TICKED ? null : 'agreeNeeded'),
    },
    useKnownPerson(),
  );

  async function submit(): Promise<void> {
    if (sending || !form.check(['to', 'code', 'password', 'agreement'])) return;
    // On a slow line the texts may not have arrived yet; the server requires the version in force.
    if (!agreement) again();
    const { to, code, name, password } = form.values;
    const outcome = await send({ to, code, name, password, agreement: agreement?.version ?? '', kind: 'general' });
    if (outcome.ok) finish(outcome.answer);
    else form.blame(outcome.failure);
  }

  return (
    <AccountPage
      title={t('register.title')}
      text={t('register.text')}
      act={t('register.act')}
      sending={sending}
      onSubmit={() => void submit()}
      after={
        <p className="ways">
          <Link name="login" query={{ back, by: 'code' }} replace className="link">
            {t('register.toLogin')}
          </Link>
        </p>
      }
    >
      <AddressField form={form} />
      <OneTimeCode form={form} purpose="register" onComplete={() => undefined} />
      <TextField {...form.input('name')} label={t('name')} autoComplete="name" enterKeyHint="next" maxLength={60} />
      <PasswordField
        {...form.input('password')}
        label={t('passwordOptional')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        enterKeyHint="done"
        maxLength={128}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
      />
      <AgreementRow form={form} required />
    </AccountPage>
  );
}

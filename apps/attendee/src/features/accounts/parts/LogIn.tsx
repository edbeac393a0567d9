import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { PasswordField } from '@meetingapp/ui/forms/PasswordField.tsx';
import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { useState } from 'react';
import type { TokenKind } from '../../../lib/session/account.ts';
import { useAgreement } from '../../../lib/session/agreement.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { inMessenger, offersMessenger, useFinish } from '../data.ts';
import { addressFault, codeFault } from '../view.ts';
import { useAccountForm } from './use-account-form.ts';
import { AccountPage } from './AccountPage.tsx';
import { AddressField } from './AddressField.tsx';
import { AgreementRow, TICKED } from './AgreementRow.tsx';
import { AlreadyLoggedIn } from './AlreadyLoggedIn.tsx';
import { useMessengerAtOnce, useMessengerLogIn } from './use-messenger-log-in.ts';
import { SignOnWays } from './SignOnWays.tsx';
import { OneTimeCode } from './OneTimeCode.tsx';
import { useKnownPerson } from './use-known-person.ts';

/** Log in by code or password, by the provider of a society, or by the messenger (S36, S38). */
export function LogIn({ kind, title, text }: { kind: TokenKind; title: string; text: string }) {
  const t = useT('accounts');
  const { back } = useSearch();
  const [by, setBy] = useState('code');
  const finish = useFinish(kind);
  const byCode = useSend(accountCalls.loginByCode);
  const byPassword = useSend(accountCalls.loginByPassword);
  const messenger = useMessengerLogIn();
  useMessengerAtOnce(messenger.start);
  const { answer: agreement } = useAgreement();
  const { to: knownAddress } = useKnownPerson();
  const form = useAccountForm(
    {
      to: addressFault,
      code: codeFault,
      password: (password) => (password === '' ? 'passwordMissing' : null),
    },
    { to: knownAddress },
  );

  async function submit(code: string = form.values.code): Promise<void> {
    const values = { ...form.values, code };
    if (byCode.sending || byPassword.sending || !form.check(['to', by === 'code' ? 'code' : 'password'], values))
      return;
    const { to, password } = values;
    const version = values.agreement === TICKED ? (agreement?.version ?? null) : null;
    const outcome =
      by === 'code'
        ? await byCode.send({ to, code, kind, agreement: version })
        : await byPassword.send({ to, password, kind });
    if (outcome.ok) finish(outcome.answer);
    else form.blame(outcome.failure);
  }

  return (
    <AccountPage
      title={title}
      text={text}
      act={t('login.act')}
      sending={byCode.sending || byPassword.sending}
      onSubmit={() => void submit()}
      before={
        <>
          <AlreadyLoggedIn />
          <Segments
            label={t('login.how')}
            value={by}
            onChange={setBy}
            options={[
              { value: 'code', label: t('login.byCode') },
              { value: 'password', label: t('login.byPassword') },
            ]}
          />
        </>
      }
      after={
        <>
          <p className="ways">
            <Link name="reset" query={{ back }} className="link">
              {t('login.forgot')}
            </Link>
            <Link name="reg" query={{ back }} className="link">
              {t('login.toRegister')}
            </Link>
          </p>
          <div className="other-ways">
            <SignOnWays />
            {offersMessenger() && (
              <Button
                variant="outline"
                loading={messenger.going}
                loadingText={t('messenger.moving')}
                onClick={() => void messenger.start()}
              >
                {inMessenger() ? t('messenger.act') : t('messenger.tryOut')}
              </Button>
            )}
          </div>
        </>
      }
    >
      <AddressField form={form} />
      {by === 'code' ? (
        <OneTimeCode form={form} purpose="login" onComplete={(code) => void submit(code)} />
      ) : (
        <PasswordField
          {...form.input('password')}
          label={t('password')}
          required
          autoComplete="current-password"
          enterKeyHint="done"
          maxLength={128}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
        />
      )}
      {by === 'code' && <AgreementRow form={form} required={false} />}
    </AccountPage>
  );
}

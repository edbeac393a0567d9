import { accountCalls } from '@meetingapp/contract/accounts.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { PasswordField } from '@meetingapp/ui/PasswordField.tsx';
import { Segments } from '@meetingapp/ui/Segments.tsx';
import { useState } from 'react';
import type { TokenKind } from '../../../lib/account.ts';
import { useAgreement } from '../../../lib/agreement.ts';
import { To } from '../../../lib/go.tsx';
import { useSearch } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useSend } from '../../../lib/use-call.ts';
import { inMessenger, offersMessenger, useFinish } from '../data.ts';
import { addressFault, codeFault } from '../view.ts';
import { useAccountForm } from './account-form.ts';
import { AccountPage } from './AccountPage.tsx';
import { AddressField } from './AddressField.tsx';
import { AgreementRow, TICKED } from './AgreementRow.tsx';
import { AlreadyIn } from './AlreadyIn.tsx';
import { useMessengerAtOnce, useMessengerLogIn } from './messenger-log-in.ts';
import { OneTimeCode } from './OneTimeCode.tsx';

/** Log in by code or password, or by the messenger (S36, S38). */
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
  const form = useAccountForm({
    to: addressFault,
    code: codeFault,
    password: (password) => (password === '' ? 'passwordMissing' : null),
  });

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
          <AlreadyIn />
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
            <To name="reset" query={{ back }} className="link">
              {t('login.forgot')}
            </To>
            <To name="reg" query={{ back }} className="link">
              {t('login.toRegister')}
            </To>
          </p>
          {offersMessenger() && (
            <div className="other-ways">
              <Button
                variant="outline"
                loading={messenger.going}
                loadingText={t('messenger.moving')}
                onClick={() => void messenger.start()}
              >
                {inMessenger() ? t('messenger.act') : t('messenger.tryOut')}
              </Button>
            </div>
          )}
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

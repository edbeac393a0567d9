import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { staffOwnCalls } from '@meetingapp/contract/staff/own-account.ts';
import type { Factors as Found } from '@meetingapp/contract/staff/own-account.ts';
import { App, Button, Tag } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState, type ReactNode } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { makePasskey } from '../../../platform/passkeys.ts';
import { AppSetUp } from './AppSetUp.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Action that requires the current password. */
type Wish = { act: 'app' | 'passkey' | 'recovery' } | { act: 'remove'; passkey: number | null };

/** Two-step verification: the app, passkeys, recovery codes. */
export function TwoStepVerification() {
  const t = useT('staff');
  const asked = useCall(staffOwnCalls.factors, {});
  const { message } = App.useApp();
  const [wish, setWish] = useState<Wish | null>(null);
  const [secret, setSecret] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const refreshes = [staffOwnCalls.factors, staffCalls.me];
  const quiet = true;
  const [refused, setRefused] = useState<CallFailure | null>(null);
  const beginApp = useChange(staffOwnCalls.totpBegin, { quiet });
  const beginPasskey = useChange(staffOwnCalls.passkeyBegin, { quiet });
  const addPasskey = useChange(staffOwnCalls.passkeyAdd, { refreshes });
  const removal = useChange(staffOwnCalls.removeFactor, { refreshes, quiet });
  const renewal = useChange(staffOwnCalls.newRecovery, { refreshes, quiet });

  async function proven(wished: Wish, password: string, name: string) {
    if (wished.act === 'app') {
      const outcome = await beginApp.change({ password });
      if (!outcome.ok) return setRefused(outcome.failure);
      setSecret(outcome.answer);
    } else if (wished.act === 'recovery') {
      const outcome = await renewal.change({ password });
      if (!outcome.ok) return setRefused(outcome.failure);
      setCodes(outcome.answer.recovery);
    } else if (wished.act === 'remove') {
      const outcome = await removal.change({ passkey: wished.passkey, password });
      if (!outcome.ok) return setRefused(outcome.failure);
    } else if (!(await passkeyMade(password, name))) return;
    setRefused(null);
    setWish(null);
  }
  async function passkeyMade(password: string, name: string): Promise<boolean> {
    const begun = await beginPasskey.change({ password });
    if (!begun.ok) {
      setRefused(begun.failure);
      return false;
    }
    const passkey = await makePasskey(begun.answer.options);
    if (!passkey) {
      void message.error(t('own.passkeyFailed'), 5);
      return false;
    }
    const outcome = await addPasskey.change({ name, passkey });
    if (outcome.ok) setCodes(outcome.answer.recovery);
    return outcome.ok;
  }
  return (
    <section aria-labelledby="own-factors">
      <h2 id="own-factors">{t('own.factors')}</h2>
      <p className="quiet">{t('own.factorsText')}</p>
      <Answered asked={asked}>
        {(factors) => (
          <FactorList factors={factors} wish={setWish}>
            {secret && (
              <AppSetUp
                {...secret}
                close={() => setSecret(null)}
                done={(recovery) => {
                  setSecret(null);
                  setCodes(recovery);
                }}
              />
            )}
          </FactorList>
        )}
      </Answered>
      {wish && (
        <PasswordPrompt
          named={wish.act === 'passkey'}
          busy={beginApp.busy || beginPasskey.busy || addPasskey.busy || removal.busy || renewal.busy}
          failure={refused}
          close={() => {
            setRefused(null);
            setWish(null);
          }}
          done={(password, name) => void proven(wish, password, name)}
        />
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} close={() => setCodes([])} />}
    </section>
  );
}

function FactorList({
  factors: { totp, passkeys, recovery, passkeysPossible },
  wish,
  children,
}: {
  factors: Found;
  wish: (wish: Wish) => void;
  children: ReactNode;
}) {
  const t = useT('staff');
  const language = useLanguage();
  return (
    <ul className="factors">
      <li>
        <div className="row">
          <b className="what">{t('own.app')}</b>
          <span className="grow quiet">{t('own.appText')}</span>
          <Tag color={totp ? 'success' : 'default'} variant="filled">
            {t(totp ? 'own.on' : 'own.off')}
          </Tag>
          <Button onClick={() => wish({ act: 'app' })}>{t(totp ? 'own.appAgain' : 'own.appSet')}</Button>
          {totp && <Button onClick={() => wish({ act: 'remove', passkey: null })}>{t('own.remove')}</Button>}
        </div>
        {children}
      </li>
      <li>
        <div className="row">
          <b className="what">{t('own.passkeys')}</b>
          <span className="grow quiet">{t(passkeysPossible ? 'own.passkeysText' : 'own.passkeysNot')}</span>
          <ActButton lacks={{ noPasskeys: !passkeysPossible }} onClick={() => wish({ act: 'passkey' })}>
            {t('own.passkeyAdd')}
          </ActButton>
        </div>
        {passkeys.map(({ id, name, usedAt }) => (
          <div key={id} className="row">
            <span className="what">{name}</span>
            <span className="grow quiet">
              {usedAt ? t('own.passkeyUsed', { at: momentText(usedAt, language) }) : t('own.passkeyUnused')}
            </span>
            <Button onClick={() => wish({ act: 'remove', passkey: id })}>{t('own.remove')}</Button>
          </div>
        ))}
      </li>
      <li>
        <div className="row">
          <b className="what">{t('own.recovery')}</b>
          <span className="grow quiet">
            {totp || passkeys.length > 0 ? t('own.recoveryLeft', { count: recovery }) : t('own.recoveryNone')}
          </span>
          {(totp || passkeys.length > 0) && (
            <Button onClick={() => wish({ act: 'recovery' })}>{t('own.recoveryNew')}</Button>
          )}
        </div>
      </li>
    </ul>
  );
}

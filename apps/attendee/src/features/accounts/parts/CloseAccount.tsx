import { ownDataCalls } from '@meetingapp/contract/accounts/own-data.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { closingDays } from '@meetingapp/domain/accounts/closing.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { usualZone } from '../../../lib/parts/use-conference.ts';
import { codeFault } from '../view.ts';
import { useAccountForm } from './use-account-form.ts';
import { OneTimeCode } from './OneTimeCode.tsx';

type OwnData = AnswerOf<typeof ownDataCalls.ownData>;

/** Closes the account: what it does, what stays, what prevents it; then a fresh code, and a grace period of days to undo it. */
export function CloseAccount({ to, closesAt, obstacle }: OwnData) {
  const t = useT('accounts');
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="head">
        <h2>{t('myData.close')}</h2>
      </div>
      {closesAt === null ? (
        <>
          <p className="lead ink-2">{t('myData.closeText', { days: closingDays })}</p>
          {obstacle && <Note kind="warn">{t(`myData.obstacles.${obstacle}`)}</Note>}
          {!obstacle && !open && (
            <Button variant="danger" onClick={() => setOpen(true)}>
              {t('myData.close')}
            </Button>
          )}
          {!obstacle && open && <Proof to={to} />}
        </>
      ) : (
        <Taking closesAt={closesAt} />
      )}
    </>
  );
}

function Proof({ to }: { to: string | null }) {
  const t = useT('accounts');
  const { send, sending } = useSend(ownDataCalls.close);
  const form = useAccountForm({ code: to === null ? () => null : codeFault }, { to: to ?? '' });

  async function close(): Promise<void> {
    if (sending || !form.check(['code'])) return;
    const yes = await askConfirm({
      title: t('myData.askTitle'),
      text: t('myData.askText', { days: closingDays }),
      stay: t('myData.stay'),
      act: t('myData.close'),
      danger: true,
    });
    if (!yes) return;
    const outcome = await send({ code: form.values.code });
    if (!outcome.ok) return form.blame(outcome.failure);
    invalidate(ownDataCalls.ownData);
    showSuccess(t('myData.closed'));
  }
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void close();
      }}
    >
      {to !== null && (
        <>
          <p className="ink-2">{t('myData.codeTo', { to })}</p>
          <OneTimeCode form={form} purpose="login" onComplete={() => undefined} />
        </>
      )}
      <Button type="submit" variant="danger-fill" loading={sending} loadingText={t('sending')}>
        {t('myData.close')}
      </Button>
    </form>
  );
}

function Taking({ closesAt }: { closesAt: string }) {
  const t = useT('accounts');
  const language = useLanguage();
  const { send, sending } = useSend(ownDataCalls.keep);
  async function keep(): Promise<void> {
    const outcome = await send({});
    invalidate(ownDataCalls.ownData);
    if (outcome.ok) showSuccess(t('myData.keptDone'));
    else showTopTip(outcome.failure.msg);
  }
  return (
    <>
      <Note kind="warn">{t('myData.closing', { at: momentText(closesAt, usualZone, language, true) })}</Note>
      <Button loading={sending} loadingText={t('sending')} onClick={() => void keep()}>
        {t('myData.keep')}
      </Button>
    </>
  );
}

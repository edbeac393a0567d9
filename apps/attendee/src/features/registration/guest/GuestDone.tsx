import './guest.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { guestCalls } from '@meetingapp/contract/registration/guest.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Money } from '@meetingapp/ui/data/Money.tsx';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { scanLine } from '@meetingapp/ui/icons/icons-topics.ts';
import { check, clock } from '@meetingapp/ui/icons/icons.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { GuestLanguage } from './GuestLanguage.tsx';

/** Milliseconds between looks whether the desk has taken the payment. */
const EVERY_MS = 10_000;

/** S111: what came of the form for guests, large and in colour, so that staff see it at arm's length. */
export function GuestDone({ language }: { language: Language }) {
  const t = useT('registrationGuest');
  const app = useT('app');
  const { done } = useSearch();
  const asked = useCall(guestCalls.guestDone, done ? { doneId: done } : null, {
    fresh: 0,
    every: EVERY_MS,
    quiet: true,
  });
  const { answer, failure, asking, again } = asked;
  const switchTo = language === 'en' ? 'qrGuestSuccess' : 'qrGuestSuccessEnglish';
  const bar = (
    <header className="guest-bar">
      <GuestLanguage name={switchTo} params={{}} language={language} />
    </header>
  );
  if (answer) return <Result answer={answer} bar={bar} />;
  return (
    <>
      {bar}
      <main className="page">
        {!done && <EmptyState heading icon={scanLine} title={t('noRecord')} text={t('noRecordText')} />}
        {done && failure && (
          <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
        )}
        {done && !failure && <Loader label={app('loading')} />}
      </main>
    </>
  );
}

function Result({ answer, bar }: { answer: AnswerOf<typeof guestCalls.guestDone>; bar: React.ReactNode }) {
  const t = useT('registrationGuest');
  const language = useLanguage();
  const { state } = answer;
  const toPay = state === 'to_pay';
  return (
    <div className={toPay ? 'guest-done to-pay' : 'guest-done'}>
      {bar}
      <main className="guest-ok" aria-live="assertive">
        <span className="guest-mark">
          <Icon icon={toPay ? clock : check} />
        </span>
        <h1>{t(`states.${state}`)}</h1>
        <p>{momentText(answer.at, answer.zone, language)}</p>
        <section className="guest-who">
          <p className="guest-name">{answer.name}</p>
          {answer.institution !== '' && <p className="ink-2">{answer.institution}</p>}
          <dl>
            <div>
              <dt>{t('number')}</dt>
              <dd>{answer.number}</dd>
            </div>
            {answer.point && (
              <div>
                <dt>{t('point')}</dt>
                <dd>{pickLanguage(answer.point, language)}</dd>
              </div>
            )}
            {toPay && (
              <div>
                <dt>{t('amount')}</dt>
                <dd>
                  <Money fen={answer.amount} currency={answer.currency} size="xl" />
                </dd>
              </div>
            )}
          </dl>
          {answer.entryCode !== '' && (
            <div className="guest-code">
              <QrCode value={answer.entryCode} label={t('code')} size="3.2rem" level="M" />
            </div>
          )}
        </section>
        <p className="guest-hint">
          {state === 'entered' ? pickLanguage(answer.hint, language) || t('enteredText') : t(`texts.${state}`)}
        </p>
        <Link name="calList" params={{ cid: answer.cid }} className="guest-next">
          {t('programme')}
        </Link>
      </main>
    </div>
  );
}

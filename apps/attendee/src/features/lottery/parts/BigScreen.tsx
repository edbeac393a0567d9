import './screen.css';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check as tick, clock as ring } from '@meetingapp/ui/icons/icons.ts';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { addressOf } from '../../../lib/navigation/address.ts';
import type { StaffAccess } from '../../../lib/session/use-staff-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { byPrize, shortHash, ticketText } from '../view.ts';
import { Roll } from './Roll.tsx';
import { useScreen } from './use-screen.ts';

const A_PAGE = 10;

interface BigScreenProps {
  cid: string;
  drawId: string;
  access: StaffAccess;
}

/** A5: the wall of the hall. Space reveals the next winner, A the whole prize, F fills the screen; L logs in again after a log-in ended. */
export function BigScreen({ cid, drawId, access }: BigScreenProps) {
  const t = useT('lottery');
  const app = useT('app');
  const language = useLanguage();
  const now = useNow(1000);
  const { loaded, count, online, ended, failure, reveal } = useScreen(cid, drawId, access);
  /** The winner whose digits stand still: the list names nobody before. */
  const [settled, setSettled] = useState<number | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === ' ' || key === 'enter' || key === 'pagedown') reveal(false);
    else if (key === 'a') reveal(true);
    else if (key === 'l' && ended) access.end();
    else if (key === 'f') void document.documentElement.requestFullscreen?.().catch(() => undefined);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  if (failure !== '') return <div className="draw-screen">{failure}</div>;
  if (!loaded) return <Loader label={app('loading')} />;
  const { draw, zone, conference } = loaded;
  const clock = (at: string | number) => clockText(at, zone);
  const other = conference[language === 'zh' ? 'en' : 'zh'];
  const last = count > 0 ? draw.winners[count - 1] : undefined;
  const rolls = last !== undefined && settled !== last.id;
  const current = draw.winners[count] ?? last;
  const parts = byPrize(draw.prizes, draw.winners.slice(0, count));
  const part = parts.find(({ prize }) => prize.id === (last?.prizeId ?? current?.prizeId)) ?? parts[0];
  const done = part?.winners.length ?? 0;
  const page = Math.max(0, Math.ceil(done / A_PAGE) - 1);
  const prizes = draw.prizes.reduce((sum, prize) => sum + prize.count, 0);
  const ranks = Array.from({ length: A_PAGE }, (_, at) => page * A_PAGE + at + 1).filter(
    (rank) => part && rank <= part.prize.count,
  );
  const blank = '_'.repeat(ticketText(0, draw.entrants).length);
  const check = new URL(addressOf('lotteryCheck', { id: draw.id }, { cid }), location.origin).href;
  return (
    <div className="draw-screen" data-theme="dark">
      <header>
        <div>
          <b>{pickLanguage(conference, language)}</b>
          {other !== '' && (
            <span className="other" lang={language === 'zh' ? 'en' : 'zh-CN'}>
              {other}
            </span>
          )}
          <span>{pickLanguage(draw.title, language)}</span>
        </div>
        <div>
          <b>{clock(now)}</b>
          <span role="status">{ended ? t('screen.ended') : online ? '' : t('screen.offline')}</span>
        </div>
      </header>
      <div>
        {draw.state === 'drawn' && part ? (
          <>
            <div className="top">
              <div>
                <h1>{pickLanguage(part.prize.name, language)}</h1>
                <p className="sub">
                  {t('screen.prizeCount', { thing: pickLanguage(part.prize.thing, language), count: part.prize.count })}
                </p>
              </div>
              {last && (
                <Roll
                  key={last.id}
                  className="now"
                  text={ticketText(last.number, draw.entrants)}
                  onSettled={() => setSettled(last.id)}
                />
              )}
            </div>
            <ol className="g" aria-live="polite">
              {ranks.map((rank) => {
                // A redraw takes the place of the winner before it.
                const winner = draw.winners
                  .slice(0, count)
                  .findLast((one) => one.prizeId === part.prize.id && one.rank === rank);
                const current = winner !== undefined && winner.id === last?.id;
                const named = winner && !(current && rolls) ? winner : null;
                return (
                  <li key={rank} className={current ? 'cur' : winner ? '' : 'nx'}>
                    <i>{rank}</i>
                    <b>{named ? ticketText(named.number, draw.entrants) : blank}</b>
                    <span>
                      {named ? named.name : t(current ? 'screen.drawing' : 'screen.waiting')}
                      {named && <small>{named.affiliation}</small>}
                    </span>
                  </li>
                );
              })}
            </ol>
          </>
        ) : (
          <>
            <h1>{draw.state === 'void' ? t('screen.void') : t('screen.notDrawn')}</h1>
            <p className="sub">{t('screen.people', { count: draw.entrants, prizes })}</p>
          </>
        )}
      </div>
      <aside>
        <h2>{t('screen.canCheck')}</h2>
        {draw.frozenAt && draw.listHash && (
          <Step done>
            {t('rail.frozen', { at: clock(draw.frozenAt), count: draw.entrants })}
            <small className="mono">{shortHash(draw.listHash)}</small>
          </Step>
        )}
        {draw.committedAt && draw.commitment && (
          <Step done>
            {t('rail.committed', { at: clock(draw.committedAt) })}
            <small className="mono">{shortHash(draw.commitment)}</small>
          </Step>
        )}
        {draw.randomAt && (
          <Step done>
            {t('rail.random', { at: clock(draw.randomAt) })}
            <small>
              {draw.source?.kind === 'drand' &&
                t(draw.source.simulated ? 'rail.simulated' : 'rail.drand', { round: draw.source.round })}
            </small>
          </Step>
        )}
        {draw.drawnAt && (
          <Step done={count >= draw.winners.length && !rolls}>
            {t('rail.drawn', { at: clock(draw.drawnAt) })}
            <small>{t('rail.drawnText')}</small>
          </Step>
        )}
        <p className="keys">
          {t(draw.state === 'drawn' && count >= draw.winners.length ? 'screen.done' : 'screen.next')}
        </p>
        <div className="qrb">
          <QrCode value={check} label={t('screen.scan')} size="8.75vw" />
          <div>
            <b>{t('screen.scan')}</b>
            <small>{t('screen.scanText')}</small>
          </div>
        </div>
      </aside>
    </div>
  );
}

/** What was published before, with a tick; what is still shown, with a ring. */
const Step = ({ done, children }: { done: boolean; children: ReactNode }) => (
  <div className="step">
    <Icon icon={done ? tick : ring} />
    <p>{children}</p>
  </div>
);

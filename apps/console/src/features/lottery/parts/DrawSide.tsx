import { leftOutReasons, type ConsoleDraw } from '@meetingapp/contract/lottery/console.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { lock } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { prizeCount, shortHash } from '../view.ts';
import { useCountdown } from './use-countdown.ts';

interface DrawSideProps {
  draw: ConsoleDraw;
  now: string;
  conference: Bilingual;
  /** Opens the dialog in which the draw is declared void; null: this person may not, or it is void. */
  declareVoid: (() => void) | null;
}

/** Beside the steps: what the wall shows, the locked prizes, and who is not in the list. */
export function DrawSide({ draw, now, conference, declareVoid }: DrawSideProps) {
  const t = useT('lotteryConsole');
  const language = useLanguage();
  const locked = draw.frozenAt !== null;
  const out = leftOutReasons.reduce((sum, reason) => sum + draw.leftOut[reason], 0);
  return (
    <aside className="draw-side" aria-label={t('wall.title')}>
      {locked && <Wall draw={draw} now={now} conference={conference} />}
      {locked && (
        <section>
          <h2>
            {t('form.prizes')}{' '}
            <span className="small quiet">
              {t('prizesLocked', { levels: draw.prizes.length, count: prizeCount(draw) })}
            </span>
          </h2>
          <ul className="draw-prizes">
            {draw.prizes.map((prize) => (
              <li key={prize.id}>
                <b>{pickLanguage(prize.name, language)}</b>
                <span>{pickLanguage(prize.thing, language)}</span>
                <span className="small quiet-2">
                  {t('prizeCount', { count: prize.count })} {t(prize.repeat ? 'repeats' : 'once')}
                </span>
                <Icon icon={lock} size="xs" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        {!locked && <p className="draw-counted">{t('counted', { count: draw.entrants })}</p>}
        <h2>{t('leftOutCount', { count: out })}</h2>
        <ul className="draw-left">
          {leftOutReasons.map((reason) => (
            <li key={reason}>
              <span>{t(`reasons.${reason}`)}</span> <b>{draw.leftOut[reason]}</b>
            </li>
          ))}
        </ul>
        {!locked && <p className="small quiet">{t('countedText')}</p>}
      </section>
      {declareVoid && (
        <section className="draw-void">
          <Button danger onClick={declareVoid}>
            {t('void.act')}
          </Button>
          <span className="small quiet">{t('void.text')}</span>
        </section>
      )}
    </aside>
  );
}

/** The wall in small: what it shows now, and where it is opened. */
function Wall({ draw, now, conference }: Omit<DrawSideProps, 'declareVoid'>) {
  const t = useT('lotteryConsole');
  const language = useLanguage();
  const cid = useCid();
  const waits = draw.state === 'committed' && draw.source?.kind === 'drand' ? draw.source.at : null;
  const left = useCountdown(waits, now);
  const total = draw.winners.length;
  const big =
    draw.state === 'void'
      ? t('states.void')
      : total > 0
        ? t('wall.shown', { count: draw.revealed, total })
        : left || t(`states.${draw.state}`);
  const page = (name: 'lotteryScreen' | 'aAdmin') => basePath + href(name, { id: draw.id }, { cid });
  return (
    <section>
      <header>
        <h2 className="grow">{t('wall.title')}</h2>
        <Button type="link" href={page('lotteryScreen')} target="_blank">
          {t('draw.screen')}
        </Button>
      </header>
      <div className="draw-wall">
        <span>
          {pickLanguage(conference, language)} {pickLanguage(draw.title, language)}
        </span>
        <b>{big}</b>
        <span>{t('wall.count', { people: draw.entrants, prizes: prizeCount(draw) })}</span>
        <span className="small">
          {draw.listHash !== null && `${t('hash.list')} ${shortHash(draw.listHash)}`}
          {draw.commitment !== null && ` ${t('hash.commitment')} ${shortHash(draw.commitment)}`}
        </span>
      </div>
      <p className="small quiet-2">{t('masked', { masking: t(`form.maskings.${draw.masking}`) })}</p>
      <p className="small quiet-2">{t('wall.offline')}</p>
      <Button type="link" href={page('aAdmin')} target="_blank">
        {t('draw.phone')}
      </Button>
    </section>
  );
}

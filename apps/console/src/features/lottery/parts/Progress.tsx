import { lotteryConsoleCalls as calls, type ConsoleDraw } from '@meetingapp/contract/lottery/console.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { changed } from '../data.ts';
import { CommitForm } from './CommitForm.tsx';

interface ProgressProps {
  draw: ConsoleDraw;
  now: string;
  mayWrite: boolean;
}

/** The steps of a frozen draw, with what was published at each and what comes next. */
export function Progress({ draw, now, mayWrite }: ProgressProps) {
  const t = useT('lotteryConsole');
  const language = useLanguage();
  const cid = useCid();
  const { modal } = App.useApp();
  const confirm = useChange(calls.confirm, { refreshes: changed });
  const reveal = useChange(calls.reveal, { refreshes: changed });
  const total = draw.winners.length;
  const page = (name: 'lotteryScreen' | 'lotteryCheck' | 'aAdmin') => basePath + href(name, { id: draw.id }, { cid });
  const moment = (at: string | null) => (at === null ? '' : momentText(at, language));
  async function revealAll() {
    const sure = await modal.confirm({
      title: t('draw.revealAll'),
      content: t('draw.revealSure'),
      okText: t('draw.revealAll'),
    });
    if (sure) await reveal.change({ cid, drawId: draw.id, count: total });
  }
  const hash = (name: 'list' | 'commitment' | 'randomness', value: string | null) =>
    value !== null && (
      <code className="draw-hash">
        {t(`hash.${name}`)} {value}
      </code>
    );
  return (
    <>
      <section className="draw-part">
        <h2>{t('steps.frozen')}</h2>
        <span>
          {t('frozen', { count: draw.entrants })} <span className="small quiet">{moment(draw.frozenAt)}</span>
        </span>
        {hash('list', draw.listHash)}
      </section>
      <section className={draw.state === 'frozen' ? 'draw-part on' : 'draw-part'}>
        <h2>{t('steps.committed')}</h2>
        {draw.state === 'frozen' && mayWrite && <CommitForm drawId={draw.id} now={now} />}
        {draw.commitment !== null && <span className="small quiet">{moment(draw.committedAt)}</span>}
        {hash('commitment', draw.commitment)}
      </section>
      {draw.source && (
        <section className={draw.state === 'committed' ? 'draw-part on' : 'draw-part'}>
          <h2>{t('steps.drawn')}</h2>
          <Randomness draw={draw} now={now} mayWrite={mayWrite} />
          {hash('randomness', draw.randomness)}
          {draw.state === 'committed' && mayWrite && (
            <span className="row">
              <ActButton
                type="primary"
                why={draw.randomness === null ? t('draw.notYet') : ''}
                loading={confirm.busy}
                onClick={() => void confirm.change({ cid, drawId: draw.id })}
              >
                {t('draw.confirm')}
              </ActButton>
              <span className="small quiet">
                {draw.confirmed.length === 0
                  ? t('draw.text')
                  : t('draw.confirmed', { names: joinList(draw.confirmed, language) })}
              </span>
            </span>
          )}
          <span className="row">
            <Button href={page('lotteryScreen')} target="_blank">
              {t('draw.screen')}
            </Button>
            <Button href={page('aAdmin')} target="_blank">
              {t('draw.phone')}
            </Button>
            {draw.state === 'drawn' && (
              <span className="small quiet">{t('draw.revealed', { count: draw.revealed, total })}</span>
            )}
            {draw.state === 'drawn' && draw.revealed < total && mayWrite && (
              <Button loading={reveal.busy} onClick={() => void revealAll()}>
                {t('draw.revealAll')}
              </Button>
            )}
          </span>
        </section>
      )}
      <section className="draw-part">
        <h2>{t('steps.published')}</h2>
        <span className="small quiet">{t('publish')}</span>
        <span className="row">
          <Button type="link" href={page('lotteryCheck')} target="_blank">
            {t('check')}
          </Button>
          <Button type="link" href={`${basePath}/lottery-check.mjs`} download>
            {t('script')}
          </Button>
        </span>
        <span className="small quiet">{t('locked')}</span>
      </section>
    </>
  );
}

/** What gives the randomness, and the field in which two persons enter figures once they count. */
function Randomness({ draw, now, mayWrite }: ProgressProps) {
  const t = useT('lotteryConsole');
  const language = useLanguage();
  const cid = useCid();
  const [figures, setFigures] = useState('');
  const enter = useChange(calls.enter, { refreshes: changed });
  const { source, fallback } = draw;
  const moment = (at: string) => momentText(at, language);
  const due = (fallback !== null && now >= fallback.after) || source?.kind === 'figures';
  async function submit() {
    if ((await enter.change({ cid, drawId: draw.id, figures })).ok) setFigures('');
  }
  return (
    <>
      <span>
        {source?.kind === 'figures' && t('random.figures', { name: source.name, day: source.day })}
        {source?.kind === 'drand' &&
          t(source.simulated ? 'random.simulated' : 'random.drand', { round: source.round, at: moment(source.at) })}
      </span>
      {fallback && (
        <span className="small quiet">
          {t('random.fallback', { at: moment(fallback.after), name: fallback.name, day: fallback.day })}
        </span>
      )}
      {draw.state === 'committed' && draw.randomness === null && due && mayWrite && (
        <>
          <span className="small quiet">
            {draw.entered.length === 0
              ? t('random.enterNone')
              : t('random.enterText', { names: joinList(draw.entered, language) })}
          </span>
          <span className="row">
            <Input
              aria-label={t('random.enter')}
              placeholder={t('random.enter')}
              maxLength={400}
              value={figures}
              onChange={(event) => setFigures(event.target.value)}
            />
            <Button loading={enter.busy} onClick={() => void submit()}>
              {t('random.act')}
            </Button>
          </span>
        </>
      )}
    </>
  );
}

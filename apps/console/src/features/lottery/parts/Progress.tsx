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
import { doersOf, stepOf } from '../view.ts';
import { CommitForm } from './CommitForm.tsx';
import { Hash } from './Hash.tsx';
import { Step } from './Step.tsx';
import { useCountdown } from './use-countdown.ts';

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
  const page = (name: 'lotteryCheck') => basePath + href(name, { id: draw.id }, { cid });
  const moment = (at: string | null) => (at === null ? '' : momentText(at, language));
  const waits = draw.state === 'committed' && draw.source?.kind === 'drand' ? draw.source.at : null;
  const left = useCountdown(waits, now);
  async function revealAll() {
    const sure = await modal.confirm({
      title: t('draw.revealAll'),
      content: t('draw.revealSure'),
      okText: t('draw.revealAll'),
    });
    if (sure) await reveal.change({ cid, drawId: draw.id, count: total });
  }
  const rules = (['attended', 'noSpeakers', 'noEarlierWinners'] as const)
    .filter((rule) => draw.rules[rule])
    .map((rule) => t(`form.${rule}`));
  const at = stepOf(draw);
  type Kind = Parameters<typeof doersOf>[1];
  /** When a step was done and by whom. */
  const done = (at: string | null, kind: Kind) =>
    [moment(at), joinList(doersOf(draw, kind), language)].filter((part) => part !== '').join(' ');
  const timeOf = (kind: Kind) => draw.steps.find((step) => step.kind === kind)?.at ?? null;
  return (
    <>
      <ol className="draw-rail">
        <Step name="preparing" at={at} title={t('steps.preparing')} when={done(timeOf('made'), 'made')}>
          <p>
            {rules.length === 0 ? t('rulesNone') : t('rulesAre', { rules: joinList(rules, language) })}{' '}
            {t('counted', { count: draw.entrants })}
          </p>
        </Step>
        <Step name="frozen" at={at} title={t('freeze')} when={done(draw.frozenAt, 'frozen')}>
          <p>{t('frozen', { count: draw.entrants })}</p>
          <Hash name="list" value={draw.listHash} />
        </Step>
        <Step name="committed" at={at} title={t('commit.title')} when={done(draw.committedAt, 'committed')}>
          {draw.state === 'frozen' && mayWrite ? (
            <CommitForm drawId={draw.id} now={now} />
          ) : (
            <>
              <p>{t('committed')}</p>
              <Hash name="commitment" value={draw.commitment} later={t('hash.notYet')} />
            </>
          )}
        </Step>
        <Step name="drawn" at={at} title={t('steps.drawn')} when={done(draw.drawnAt, 'begin')}>
          {draw.source ? (
            <>
              <Randomness draw={draw} now={now} mayWrite={mayWrite} />
              <Hash name="randomness" value={draw.randomness} later={t('hash.waits')} />
            </>
          ) : (
            <p className="quiet-2">{t('sourceLater')}</p>
          )}
          {draw.state === 'committed' && mayWrite && (
            <span className="row wrap">
              <ActButton
                type="primary"
                why={draw.randomness === null ? t('draw.notYet') : ''}
                loading={confirm.busy}
                onClick={() => void confirm.change({ cid, drawId: draw.id })}
              >
                {t('draw.confirm')}
              </ActButton>
              <span className="small quiet-2">
                {left !== '' && `${t('draw.in', { left })} `}
                {draw.confirmed.length === 0
                  ? t('draw.text')
                  : t('draw.confirmed', { names: joinList(draw.confirmed, language) })}
              </span>
            </span>
          )}
          {draw.state === 'drawn' && (
            <span className="row wrap">
              <span className="small quiet-2">
                {t('draw.confirmed', { names: joinList(draw.confirmed, language) })}{' '}
                {t('draw.revealed', { count: draw.revealed, total })}
              </span>
              {draw.revealed < total && mayWrite && (
                <Button loading={reveal.busy} onClick={() => void revealAll()}>
                  {t('draw.revealAll')}
                </Button>
              )}
            </span>
          )}
        </Step>
        <Step name="published" at={at} title={t('publishTitle')} when={done(timeOf('published'), 'published')}>
          <p className="quiet-2">{t('publish')}</p>
        </Step>
      </ol>
      <section className="draw-part">
        <header className="row">
          <h2>{t('how.title')}</h2>
          <span className="small quiet grow">{t('how.method')}</span>
          <Button type="link" href={page('lotteryCheck')} target="_blank">
            {t('check')}
          </Button>
          <Button type="link" href={`${basePath}/lottery-check.mjs`} download>
            {t('script')}
          </Button>
        </header>
        <pre className="draw-code">
          {t('how.seed')}
          {'\n'}
          {t('how.pick')}
        </pre>
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
  const due =
    (fallback !== null && now >= fallback.after) ||
    (source?.kind === 'figures' && (source.at === undefined || now >= source.at));
  async function submit() {
    if ((await enter.change({ cid, drawId: draw.id, figures })).ok) setFigures('');
  }
  return (
    <>
      <span>
        {source?.kind === 'figures' &&
          t('random.figures', { name: source.name, day: source.at === undefined ? source.day : moment(source.at) })}
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

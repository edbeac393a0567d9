import {
  lotteryConsoleCalls as calls,
  type ConsoleDraw,
  type HandledWinner,
} from '@meetingapp/contract/lottery/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Input, Select, Tag } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { FigureRow } from '../../../lib/layout/FigureRow.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { changed } from '../data.ts';
import { pickUpFigures, ticketText, winnersShown, type WinnerFilter } from '../view.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Winners with what became of their prizes; a redraw is a further row. */
export function WinnerTable({ draw, mayWrite }: { draw: ConsoleDraw; mayWrite: boolean }) {
  const t = useT('lotteryConsole');
  const language = useLanguage();
  const cid = useCid();
  const [again, setAgain] = useState<HandledWinner | null>(null);
  const redraw = useChange(calls.redraw, { refreshes: changed });
  const [only, setOnly] = useState<WinnerFilter | null>(null);
  const [text, setText] = useState('');
  const [prizeId, setPrizeId] = useState<number | null>(null);
  const figures = pickUpFigures(draw);
  const live = figures.handed + figures.waiting;
  const until = draw.pickUpUntil === null ? '' : momentText(draw.pickUpUntil, language);
  const shown = winnersShown(draw, { text, only, prizeId });
  const filter = (one: WinnerFilter) => ({
    name: t(`figures.${one}`),
    value: figures[one],
    on: only === one,
    press: () => setOnly(only === one ? null : one),
  });
  const whole = draw.revealed >= draw.winners.length;
  const prizeOf = ({ prizeId }: HandledWinner) =>
    pickLanguage(draw.prizes.find(({ id }) => id === prizeId)?.name, language);
  return (
    <>
      <FigureRow
        label={t('table.pickUp')}
        figures={[
          { name: t('figures.drawn'), value: figures.drawn, more: t('revealedOf', { count: draw.revealed }) },
          { ...filter('handed'), more: live === 0 ? '' : `${Math.round((figures.handed / live) * 100)}%` },
          {
            ...filter('waiting'),
            more: until === '' ? '' : t('untilShort', { at: until }),
            tone: figures.waiting > 0 ? 'soon' : undefined,
          },
          { ...filter('replaced'), more: t('figures.replacedText') },
        ]}
      />
      {figures.waiting > 0 && until !== '' && (
        <p className="note soon draw-note">{t('waitingNote', { count: figures.waiting, at: until })}</p>
      )}
      <div className="draw-filter">
        <Input.Search
          allowClear
          aria-label={t('find')}
          placeholder={t('find')}
          maxLength={40}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Select<number>
          aria-label={t('table.prize')}
          value={prizeId ?? 0}
          onChange={(value) => setPrizeId(value === 0 ? null : value)}
          options={[
            { value: 0, label: t('allPrizes') },
            ...draw.prizes.map(({ id, name }) => ({ value: Number(id), label: pickLanguage(name, language) })),
          ]}
        />
        <span className="small quiet">{t('masked', { masking: t(`form.maskings.${draw.masking}`) })}</span>
      </div>
      <ListTable<HandledWinner>
        rows={shown}
        locale={{ emptyText: t('noneFound') }}
        open={null}
        columns={[
          { title: t('table.prize'), width: 112, render: (_value, one) => prizeOf(one) },
          {
            title: t('table.rank'),
            width: 76,
            render: (_value, one) => (one.insteadOf === null ? one.rank : t('table.redrawnRank', { rank: one.rank })),
          },
          {
            title: t('table.number'),
            width: 76,
            render: (_value, one) => <b>{ticketText(one.number, draw.entrants)}</b>,
          },
          {
            title: t('table.name'),
            render: (_value, one) => (
              <>
                {one.name}
                <div className="small quiet-2">{one.affiliation}</div>
              </>
            ),
          },
          { title: t('table.code'), width: 96, dataIndex: 'code' },
          {
            title: t('table.pickUp'),
            width: 236,
            render: (_value, one) => (
              <span className="row wrap">
                {one.replaced && <Tag>{t('table.replaced')}</Tag>}
                {one.handedAt !== null && (
                  <Tag color="success">
                    {t('table.handed', { at: momentText(one.handedAt, language), by: one.handedBy })}
                  </Tag>
                )}
                {!one.replaced && one.handedAt === null && (
                  <>
                    <Tag color="warning">{t('table.waiting')}</Tag>
                    {mayWrite && whole && draw.state === 'drawn' && (
                      <Button size="small" onClick={() => setAgain(one)}>
                        {t('table.redraw')}
                      </Button>
                    )}
                  </>
                )}
                {one.reason !== '' && <span className="small quiet">{t('table.redrawn', { reason: one.reason })}</span>}
              </span>
            ),
          },
        ]}
      />
      {again && (
        <ReasonDialog
          title={t('redraw.title', { number: ticketText(again.number, draw.entrants) })}
          text={t('redraw.text')}
          label={t('redraw.reason')}
          act={t('redraw.act')}
          busy={redraw.busy}
          submit={async (reason) => (await redraw.change({ cid, drawId: draw.id, winnerId: again.id, reason })).ok}
          close={() => setAgain(null)}
        />
      )}
    </>
  );
}

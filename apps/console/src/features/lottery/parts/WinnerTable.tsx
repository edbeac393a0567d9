import {
  lotteryConsoleCalls as calls,
  type ConsoleDraw,
  type HandledWinner,
} from '@meetingapp/contract/lottery/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { changed } from '../data.ts';
import { pickUpFigures, ticketText } from '../view.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Winners with what became of their prizes; a redraw is a further row. */
export function WinnerTable({ draw, mayWrite }: { draw: ConsoleDraw; mayWrite: boolean }) {
  const t = useT('lotteryConsole');
  const language = useLanguage();
  const cid = useCid();
  const [again, setAgain] = useState<HandledWinner | null>(null);
  const redraw = useChange(calls.redraw, { refreshes: changed });
  const figures = pickUpFigures(draw);
  const whole = draw.revealed >= draw.winners.length;
  const prizeOf = ({ prizeId }: HandledWinner) =>
    pickLanguage(draw.prizes.find(({ id }) => id === prizeId)?.name, language);
  return (
    <>
      <dl className="draw-figures">
        {(['drawn', 'handed', 'waiting', 'replaced'] as const).map((one) => (
          <div key={one}>
            <dt className="small quiet">{t(`figures.${one}`)}</dt>
            <dd>{figures[one]}</dd>
          </div>
        ))}
      </dl>
      <ListTable<HandledWinner>
        rows={draw.winners}
        open={null}
        columns={[
          { title: t('table.prize'), width: 140, render: (_value, one) => prizeOf(one) },
          { title: t('table.rank'), width: 80, dataIndex: 'rank' },
          {
            title: t('table.number'),
            width: 110,
            render: (_value, one) => <b>{ticketText(one.number, draw.entrants)}</b>,
          },
          { title: t('table.name'), width: 120, dataIndex: 'name' },
          { title: t('table.affiliation'), dataIndex: 'affiliation' },
          { title: t('table.code'), width: 110, dataIndex: 'code' },
          {
            title: t('table.pickUp'),
            width: 260,
            render: (_value, one) => (
              <span className="row">
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

import { activityConsoleCalls as calls, type AwardRow } from '@meetingapp/contract/activities/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { changed, type ActivityRead } from '../data.ts';

interface AwardTableProps {
  read: ActivityRead;
  mayWrite: boolean;
  mayHand: boolean;
}

/** Prizes that were won: publishing the winners by score, and handing over by the pick-up code. */
export function AwardTable({ read, mayWrite, mayHand }: AwardTableProps) {
  const t = useT('activitiesConsole');
  const language = useLanguage();
  const cid = useCid();
  const { modal } = App.useApp();
  const announce = useChange(calls.announce, { refreshes: changed });
  const hand = useChange(calls.handOver, { refreshes: changed, quiet: true });
  const undo = useChange(calls.undoHandOver, { refreshes: changed });
  const [code, setCode] = useState('');
  const [said, setSaid] = useState('');
  const byScore = read.activity.prizes.some(({ kind }) => kind === 'rank');
  const at = (moment: string) => clockIn(read.zone, new Date(moment)).replace('T', ' ');

  async function announceNow() {
    const sure = await modal.confirm({ title: t('announce'), content: t('announceText'), okText: t('announce') });
    if (sure) await announce.change({ cid, activityId: read.activity.id });
  }
  async function handOver() {
    const outcome = await hand.change({ cid, pickUpCode: code });
    if (!outcome.ok) return setSaid(failureText(outcome.failure));
    const { name, prize, first, handedAt, by } = outcome.answer;
    const what = { name, prize: pickLanguage(prize, language) };
    setSaid(first ? t('handed', what) : t('handedBefore', { ...what, at: at(handedAt), by }));
    setCode('');
  }
  return (
    <div className="activity-part">
      {byScore && (
        <p className="row">
          <span className="grow">
            {read.announcedAt ? t('announcedAt', { at: at(read.announcedAt) }) : t('notAnnounced')}
          </span>
          {read.announcedAt === null && (
            <ActButton
              type="primary"
              lacks={{ onlyView: !mayWrite }}
              why={read.card.state === 'ended' ? '' : t('endFirst')}
              loading={announce.busy}
              onClick={() => void announceNow()}
            >
              {t('announce')}
            </ActButton>
          )}
        </p>
      )}
      {mayHand && (
        <p className="row">
          <Input
            aria-label={t('pickUpCode')}
            placeholder={t('pickUpCode')}
            maxLength={60}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            onPressEnter={() => void handOver()}
          />
          <ActButton why={code.trim() === '' ? t('needCode') : ''} loading={hand.busy} onClick={() => void handOver()}>
            {t('handOver')}
          </ActButton>
        </p>
      )}
      <p role="status">{said}</p>
      {read.awards.length === 0 ? (
        <p className="quiet">{t('noAwards')}</p>
      ) : (
        <ListTable<AwardRow & { id: number }>
          rows={read.awards.map((award) => ({ ...award, id: award.awardId }))}
          open={null}
          columns={[
            { title: t('rank'), width: 70, align: 'right', dataIndex: 'rank' },
            {
              title: t('person'),
              render: (_value, one) => (
                <>
                  <b>{one.name}</b> <span className="small quiet">{one.number}</span>
                </>
              ),
            },
            { title: t('prizeName'), render: (_value, one) => pickLanguage(one.prize, language) },
            { title: t('pickUpCode'), width: 130, dataIndex: 'pickUpCode' },
            {
              title: t('handedOver'),
              render: (_value, one) =>
                one.handedAt === null ? (
                  <span className="quiet">{t('notHanded')}</span>
                ) : (
                  <span className="row">
                    {t('handedBy', { at: at(one.handedAt), by: one.handedBy })}
                    {mayHand && (
                      <Button
                        size="small"
                        loading={undo.busy}
                        onClick={() => void undo.change({ cid, awardId: one.awardId })}
                      >
                        {t('undo')}
                      </Button>
                    )}
                  </span>
                ),
            },
          ]}
        />
      )}
    </div>
  );
}

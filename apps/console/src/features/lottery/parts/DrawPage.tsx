import { roles } from '@meetingapp/contract/call.ts';
import { lotteryConsoleCalls as calls, leftOutReasons } from '@meetingapp/contract/lottery/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { History } from '../../../lib/layout/History.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { changed } from '../data.ts';
import { drawSteps, stepOf } from '../view.ts';
import { DrawForm } from './DrawForm.tsx';
import { Progress } from './Progress.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { WinnerTable } from './WinnerTable.tsx';

const EVERY_MS = 4000;

/** One draw through its five steps; every reload shows the same step. */
export function DrawPage({ drawId, close }: { drawId: number; close: () => void }) {
  const t = useT('lotteryConsole');
  const language = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.setUp);
  const asked = useCall(calls.read, { cid, drawId }, { again: () => EVERY_MS });
  const declare = useChange(calls.declareVoid, { refreshes: changed, said: t('void.done') });
  const [voiding, setVoiding] = useState(false);
  const read = asked.answer;
  const step = read ? stepOf(read.draw) : 1;
  return (
    <Page
      title={read ? pickLanguage(read.draw.title, language) : ''}
      facts={read && t('now', { at: momentText(read.now, language) })}
      actions={<Button onClick={close}>{t('back')}</Button>}
      bar={
        <ol className="draw-steps" aria-label={t('stepOf', { step })}>
          {drawSteps.map((one, at) => (
            <li key={one} aria-current={at + 1 === step ? 'step' : undefined}>
              {`${at + 1} ${t(`steps.${one}`)}`}
            </li>
          ))}
        </ol>
      }
    >
      <Answered asked={asked}>
        {({ draw, now }) => (
          <>
            {draw.winners.length > 0 && <WinnerTable draw={draw} mayWrite={mayWrite} />}
            {draw.state === 'preparing' ? (
              <DrawForm key={draw.version} draw={draw} mayWrite={mayWrite} saved={() => undefined} removed={close} />
            ) : (
              <Progress draw={draw} now={now} mayWrite={mayWrite} />
            )}
            <section className="draw-part">
              {draw.state === 'preparing' && <b>{t('counted', { count: draw.entrants })}</b>}
              <h2>{t('leftOut')}</h2>
              <span className="row small">
                {leftOutReasons.map((reason) => (
                  <span key={reason}>
                    {t(`reasons.${reason}`)} {draw.leftOut[reason]}
                  </span>
                ))}
              </span>
            </section>
            {draw.voidReason !== '' && (
              <section className="draw-part" role="note">
                <b>{t('states.void')}</b>
                {draw.voidReason}
              </section>
            )}
            {mayWrite && draw.state !== 'preparing' && draw.state !== 'void' && (
              <section className="draw-part">
                <span className="row">
                  <Button danger onClick={() => setVoiding(true)}>
                    {t('void.act')}
                  </Button>
                  <span className="small quiet">{t('void.text')}</span>
                </span>
              </section>
            )}
            <section className="draw-part">
              <History cid={cid} subject="lottery_draw" id={draw.id} />
            </section>
            {voiding && (
              <ReasonDialog
                title={t('void.act')}
                text={t('void.text')}
                label={t('void.reason')}
                act={t('void.act')}
                busy={declare.busy}
                submit={async (reason) => (await declare.change({ cid, drawId, reason })).ok}
                close={() => setVoiding(false)}
              />
            )}
          </>
        )}
      </Answered>
    </Page>
  );
}

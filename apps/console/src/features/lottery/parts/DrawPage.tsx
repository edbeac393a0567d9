import { roles } from '@meetingapp/contract/call.ts';
import { lotteryConsoleCalls as calls } from '@meetingapp/contract/lottery/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { lock } from '@meetingapp/ui/icons/icons.ts';
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
import { DrawLog } from './DrawLog.tsx';
import { DrawSide } from './DrawSide.tsx';
import { Progress } from './Progress.tsx';
import { Proof } from './Proof.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { StepBar } from './StepBar.tsx';
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
  // All is revealed: what matters now are the prizes. Before, the next step.
  const over = step > drawSteps.length;
  return (
    <Page
      title={read ? pickLanguage(read.draw.title, language) : ''}
      facts={read && t('now', { at: momentText(read.now, language) })}
      actions={<Button onClick={close}>{t('back')}</Button>}
      bar={<StepBar at={step} />}
      foot={
        read &&
        read.draw.state !== 'preparing' && (
          <span className="row">
            <Icon icon={lock} size="xs" /> {t(read.draw.winners.length > 0 ? 'lockedDrawn' : 'locked')}
          </span>
        )
      }
    >
      <Answered asked={asked}>
        {({ draw, now, conference }) => (
          <>
            {draw.voidReason !== '' && (
              <p className="note error draw-note" role="note">
                <b>{t('states.void')}</b> {draw.voidReason}
              </p>
            )}
            <div className="draw-page">
              <div className="main-part">
                {draw.winners.length > 0 && over && <WinnerTable draw={draw} mayWrite={mayWrite} />}
                {draw.state === 'preparing' ? (
                  <DrawForm
                    key={draw.version}
                    draw={draw}
                    mayWrite={mayWrite}
                    saved={() => undefined}
                    removed={close}
                  />
                ) : (
                  <Progress draw={draw} now={now} mayWrite={mayWrite} />
                )}
                {draw.winners.length > 0 && !over && <WinnerTable draw={draw} mayWrite={mayWrite} />}
                <section className="draw-part">
                  <History cid={cid} subject="lottery_draw" id={draw.id} />
                </section>
              </div>
              <div className="draw-beside">
                {over && draw.state === 'drawn' && <Proof draw={draw} />}
                {over && <DrawLog draw={draw} />}
                <DrawSide
                  draw={draw}
                  now={now}
                  conference={conference}
                  declareVoid={
                    mayWrite && draw.state !== 'preparing' && draw.state !== 'void' ? () => setVoiding(true) : null
                  }
                />
                {!over && <DrawLog draw={draw} />}
              </div>
            </div>
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

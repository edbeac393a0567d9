import type { WatchedRoom } from '@meetingapp/contract/live-console.ts';
import type { StoredPoll } from '@meetingapp/contract/live-polls.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { plus } from '@meetingapp/ui/icons.ts';
import { listChecks } from '@meetingapp/ui/icons-topics.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { said } from '../view.ts';
import { PlannedPoll } from './PlannedPoll.tsx';
import { PollDialog } from './PollDialog.tsx';
import { PollResult } from './PollResult.tsx';
import { PollsBefore } from './PollsBefore.tsx';
import { isRunning, usePolls } from './use-polls.ts';

/** The polls of the chosen room: what runs, what is left of the session before, what is prepared, what was. */
export function Polls({ room }: { room: WatchedRoom }) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const broadcastId = room.broadcast?.id ?? 0;
  const polls = usePolls(broadcastId);
  const [writing, write] = useState<StoredPoll | 'new' | null>(null);
  const running = polls.filter(isRunning);
  const planned = polls.filter(({ state }) => state === 'draft');
  const past = polls.filter(({ state }) => state === 'published');
  return (
    <section className="desk-column" aria-label={t('polls.title')}>
      <header>
        <h2>{t('polls.title')}</h2>
        <span className="grow one quiet small">{said(room.name, language)}</span>
        <Button size="small" icon={<Icon icon={plus} />} disabled={broadcastId === 0} onClick={() => write('new')}>
          {t('polls.add')}
        </Button>
      </header>
      <div className="desk-scroll">
        {running.map((poll) => (
          <PollResult key={poll.id} poll={poll} />
        ))}
        {room.before && <PollsBefore key={room.before.id} broadcast={room.before} />}
        {polls.length === 0 && (
          <Blank
            icon={listChecks}
            title={t(broadcastId === 0 ? 'polls.noBroadcast' : 'polls.none')}
            text={broadcastId === 0 ? '' : t('polls.noneText')}
          />
        )}
        {planned.length > 0 && (
          <div className="desk-part">
            <h3>{t('polls.planned')}</h3>
            <ul className="desk-planned">
              {planned.map((poll) => (
                <PlannedPoll
                  key={poll.id}
                  poll={poll}
                  hindered={running.some(({ state }) => state === 'open')}
                  edit={() => write(poll)}
                />
              ))}
            </ul>
          </div>
        )}
        {past.length > 0 && (
          <>
            <h3 className="desk-part-name">{t('polls.past')}</h3>
            {past.toReversed().map((poll) => (
              <PollResult key={poll.id} poll={poll} />
            ))}
          </>
        )}
      </div>
      {writing !== null && (
        <PollDialog
          broadcastId={broadcastId}
          poll={writing === 'new' ? null : writing}
          mayBegin={!running.some(({ state }) => state === 'open')}
          close={() => write(null)}
        />
      )}
    </section>
  );
}

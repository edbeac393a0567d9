import type { StoredBroadcast, WatchedRoom } from '@meetingapp/contract/live/console.ts';
import type { StoredPoll } from '@meetingapp/contract/live/poll.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { PlannedPoll } from './PlannedPoll.tsx';
import { PollDialog } from './PollDialog.tsx';
import { PollResult } from './PollResult.tsx';
import { isRunning, usePolls } from './use-polls.ts';

/** Polls of the chosen room: running, left over from the previous session, prepared, finished. */
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
        <span className="grow one quiet small">{pickLanguage(room.name, language)}</span>
        <ActButton
          size="small"
          icon={<Icon icon={plus} />}
          lacks={{ noBroadcast: broadcastId === 0 }}
          onClick={() => write('new')}
        >
          {t('polls.add')}
        </ActButton>
      </header>
      <div className="desk-scroll">
        {running.map((poll) => (
          <PollResult key={poll.id} poll={poll} />
        ))}
        {room.before && <EarlierPolls key={room.before.id} broadcast={room.before} />}
        {polls.length === 0 && (
          <EmptyState
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

/** Polls of the previous session whose result viewers have not seen yet. */
function EarlierPolls({ broadcast }: { broadcast: StoredBroadcast }) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const running = usePolls(broadcast.id).filter(isRunning);
  if (running.length === 0) return null;
  return (
    <>
      <h3 className="desk-part-name">{t('polls.before', { title: pickLanguage(broadcast.title, language) })}</h3>
      {running.map((poll) => (
        <PollResult key={poll.id} poll={poll} />
      ))}
    </>
  );
}

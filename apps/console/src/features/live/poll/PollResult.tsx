import { liveDeskCalls } from '@meetingapp/contract/live/desk.ts';
import { livePollCalls as calls, type StoredPoll } from '@meetingapp/contract/live/poll.ts';
import { pollShares } from '@meetingapp/domain/live/poll-shares.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Tag } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { durationText } from '../view.ts';
import { useNow } from '../../../lib/time/use-now.ts';

/** Current result of a poll with its actions. */
export function PollResult({ poll }: { poll: StoredPoll }) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const cid = useCid();
  const now = useNow();
  const close = useChange(liveDeskCalls.closePoll, { refreshes: [calls.polls] });
  const { state, voters, closesAt } = poll;
  const shares = pollShares(poll.counts, voters, poll.most);
  const end = (publish: boolean) => void close.change({ cid, pollId: poll.id, publish });
  const other = language === 'zh' ? poll.question.en : poll.question.zh;
  const left = state === 'open' && closesAt !== null ? Date.parse(closesAt) - now : null;
  return (
    <section className="desk-part desk-poll" aria-label={pickLanguage(poll.question, language)}>
      <div className="row wrap">
        <Tag
          {...(state === 'open' ? { className: 'live-tag' } : { color: state === 'closed' ? 'warning' : 'success' })}
        >
          {t(`polls.states.${state}`)}
        </Tag>
        <span className="grow small quiet">
          {left !== null && <span className="figures">{t('polls.left', { time: durationText(left) })} · </span>}
          {t(state === 'open' ? 'polls.voters' : 'polls.voted', { count: voters.toLocaleString(language) })}
        </span>
        {state === 'open' && (
          <Button size="small" type="text" loading={close.busy} onClick={() => end(false)}>
            {t('polls.end')}
          </Button>
        )}
        {state !== 'published' && (
          <Button size="small" loading={close.busy} onClick={() => end(true)}>
            {t(state === 'open' ? 'polls.endAndPublish' : 'polls.publish')}
          </Button>
        )}
      </div>
      <b>{pickLanguage(poll.question, language)}</b>
      {other !== '' && <p className="small quiet">{other}</p>}
      <ol>
        {poll.options.map((option, at) => {
          const count = poll.counts[at] ?? 0;
          const share = `${shares[at] ?? 0}%`;
          const second = language === 'zh' ? option.en : option.zh;
          return (
            // A choice is identified by its index.
            <li key={`${at}`}>
              <span className="one">
                {pickLanguage(option, language)} <span className="small quiet">{second}</span>
              </span>
              <span className="quiet">{count.toLocaleString(language)}</span>
              <b>{share}</b>
              <span className="desk-bar" aria-hidden="true">
                <i style={{ width: share }} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

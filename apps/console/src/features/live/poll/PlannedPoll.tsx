import { liveDeskCalls } from '@meetingapp/contract/live/desk.ts';
import { livePollCalls as calls, type StoredPoll } from '@meetingapp/contract/live/poll.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

interface PlannedPollProps {
  poll: StoredPoll;
  /** True while another poll is open. */
  hindered: boolean;
  edit: () => void;
}

/** A prepared poll that has not started. */
export function PlannedPoll({ poll, hindered, edit }: PlannedPollProps) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const cid = useCid();
  const open = useChange(liveDeskCalls.openPoll, { refreshes: [calls.polls] });
  return (
    <li>
      <button type="button" className="grow one" onClick={edit}>
        {pickLanguage(poll.question, language)}
      </button>
      <span className="small quiet">{poll.most === 1 ? t('polls.one') : t('polls.upTo', { count: poll.most })}</span>
      <ActButton
        size="small"
        lacks={{ pollRuns: hindered }}
        loading={open.busy}
        onClick={() => void open.change({ cid, pollId: poll.id })}
      >
        {t('polls.begin')}
      </ActButton>
    </li>
  );
}

import { liveDeskCalls } from '@meetingapp/contract/live-desk.ts';
import { livePollCalls as calls, type StoredPoll } from '@meetingapp/contract/live-polls.ts';
import { Button } from 'antd';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import { said } from '../view.ts';

interface PlannedPollProps {
  poll: StoredPoll;
  /** Another one is open. */
  hindered: boolean;
  edit: () => void;
}

/** A poll that waits for its moment. */
export function PlannedPoll({ poll, hindered, edit }: PlannedPollProps) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const cid = useCid();
  const open = useChange(liveDeskCalls.openPoll, { refreshes: [calls.polls] });
  return (
    <li>
      <button type="button" className="grow one" onClick={edit}>
        {said(poll.question, language)}
      </button>
      <span className="small quiet">{poll.most === 1 ? t('polls.one') : t('polls.upTo', { count: poll.most })}</span>
      <Button
        size="small"
        disabled={hindered}
        loading={open.busy}
        onClick={() => void open.change({ cid, pollId: poll.id })}
      >
        {t('polls.begin')}
      </Button>
    </li>
  );
}

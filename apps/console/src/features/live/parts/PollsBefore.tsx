import type { StoredBroadcast } from '@meetingapp/contract/live-console.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { said } from '../view.ts';
import { PollResult } from './PollResult.tsx';
import { isRunning, usePolls } from './use-polls.ts';

/** What was asked in the session before this one, where viewers have not seen the result yet. */
export function PollsBefore({ broadcast }: { broadcast: StoredBroadcast }) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const running = usePolls(broadcast.id).filter(isRunning);
  if (running.length === 0) return null;
  return (
    <>
      <h3 className="desk-part-name">{t('polls.before', { title: said(broadcast.title, language) })}</h3>
      {running.map((poll) => (
        <PollResult key={poll.id} poll={poll} />
      ))}
    </>
  );
}

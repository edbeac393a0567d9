import { commentConsoleCalls as calls } from '@meetingapp/contract/comments/console.ts';
import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { useDeferredValue, useState } from 'react';
import { ListSearch } from '../../../lib/parts/ListSearch.tsx';
import { useStaffCall, type StaffAccess } from '../../../lib/session/use-staff-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DeskAnswer } from './DeskAnswer.tsx';
import { DeskItem } from './DeskItem.tsx';

const EVERY_MS = 20_000;
const parts = ['queue', 'unanswered', 'all'] as const;
type Part = (typeof parts)[number];

/** What waits for staff, what waits for an answer, and everything with search. */
export function Desk({ cid, zone, access }: { cid: string; zone: string; access: StaffAccess }) {
  const t = useT('comments');
  const app = useT('app');
  const [part, setPart] = useState<Part>('queue');
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words.trim());
  const queue = useStaffCall(calls.queue, { cid }, access, EVERY_MS);
  const list = useStaffCall(
    calls.list,
    { cid, part: part === 'all' ? 'all' : 'unanswered', words: sought },
    access,
    EVERY_MS,
  );
  const counts = { queue: queue.answer?.waiting ?? 0, unanswered: queue.answer?.unanswered ?? 0, all: 0 };
  const shown = part === 'queue' ? queue : list;

  function refresh(): void {
    queue.again();
    list.again();
  }
  return (
    <>
      <Segments
        label={t('list')}
        value={part}
        onChange={(value) => setPart(parts.find((one) => one === value) ?? 'queue')}
        options={parts.map((one) => ({ value: one, label: t(`desk.parts.${one}`, { count: counts[one] }) }))}
      />
      {part === 'all' && <ListSearch alone words={words} onWords={setWords} label={t('search')} clear={t('clear')} />}
      <div className="cm-desk">
        {shown.failure && !shown.answer && (
          <ErrorState title={shown.failure.msg} retry={{ label: app('retry'), onPress: shown.again }} />
        )}
        {!shown.answer && !shown.failure && <Loader label={app('loading')} />}
        {part === 'queue' &&
          queue.answer?.items.map((item) => (
            <DeskItem
              key={`${item.commentId}/${item.replyId}`}
              item={item}
              cid={cid}
              zone={zone}
              token={access.token}
              done={refresh}
            />
          ))}
        {part === 'queue' && queue.answer?.items.length === 0 && (
          <EmptyState icon={check} title={t('desk.noneQueue')} />
        )}
        {part !== 'queue' &&
          list.answer?.comments.map((comment) => (
            <DeskAnswer key={comment.id} comment={comment} cid={cid} zone={zone} token={access.token} done={refresh} />
          ))}
        {part !== 'queue' && list.answer?.comments.length === 0 && (
          <EmptyState icon={check} title={t(part === 'all' ? 'desk.none' : 'desk.noneUnanswered')} />
        )}
      </div>
    </>
  );
}

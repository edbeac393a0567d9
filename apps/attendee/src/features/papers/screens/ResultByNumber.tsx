import { paperCalls } from '@meetingapp/contract/papers.ts';
import { useParameters } from '../../../lib/page.ts';
import { useSend } from '../../../lib/use-call.ts';
import { AskPage } from '../parts/AskPage.tsx';

const fields = ['number'] as const;

/** S71: the result of a submission by its number. */
export function ResultByNumber() {
  const { cid } = useParameters('paper2');
  const { send, sending } = useSend(paperCalls.byNumber);
  return (
    <AskPage cid={cid} by="paper2" fields={fields} sending={sending} ask={({ number }) => send({ cid, number })} />
  );
}

import { paperCalls } from '@meetingapp/contract/papers/result.ts';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { ResultLookup } from '../decision/ResultLookup.tsx';

const fields = ['number'] as const;

/** S71: decision on a submission by its number. */
export function ResultByNumber() {
  const { cid } = useParameters('paper2');
  const { send, sending } = useSend(paperCalls.byNumber);
  return (
    <ResultLookup cid={cid} by="paper2" fields={fields} sending={sending} ask={({ number }) => send({ cid, number })} />
  );
}

import { paperCalls } from '@meetingapp/contract/papers/result.ts';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { ResultLookup } from '../decision/ResultLookup.tsx';

const fields = ['name', 'phone'] as const;

/** S70: decision on a submission by name and phone. */
export function ResultByPhone() {
  const { cid } = useParameters('paper');
  const { send, sending } = useSend(paperCalls.byPhone);
  return (
    <ResultLookup
      cid={cid}
      by="paper"
      fields={fields}
      sending={sending}
      ask={({ name, phone }) => send({ cid, name, phone })}
    />
  );
}

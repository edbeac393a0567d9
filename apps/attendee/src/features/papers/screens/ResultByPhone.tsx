import { paperCalls } from '@meetingapp/contract/papers.ts';
import { useParameters } from '../../../lib/page.ts';
import { useSend } from '../../../lib/use-call.ts';
import { AskPage } from '../parts/AskPage.tsx';

const fields = ['name', 'phone'] as const;

/** S70: the result of a submission by name and phone. */
export function ResultByPhone() {
  const { cid } = useParameters('paper');
  const { send, sending } = useSend(paperCalls.byPhone);
  return (
    <AskPage
      cid={cid}
      by="paper"
      fields={fields}
      sending={sending}
      ask={({ name, phone }) => send({ cid, name, phone })}
    />
  );
}

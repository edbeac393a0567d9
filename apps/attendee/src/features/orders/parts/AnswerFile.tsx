import { answerFileCalls } from '@meetingapp/contract/registration/answer-file.ts';
import { useSend } from '../../../lib/calls/use-call.ts';

/** The name of a file that the person uploaded; a press saves it. The address is asked for each time and ends soon. */
export function AnswerFile({ reference, name }: { reference: string; name: string }) {
  const { send, sending } = useSend(answerFileCalls.ownAnswerFile);
  async function save() {
    const outcome = await send({ file: reference });
    if (outcome.ok) location.assign(outcome.answer.address);
  }
  return (
    <button type="button" className="link" disabled={sending} onClick={() => void save()}>
      {name}
    </button>
  );
}

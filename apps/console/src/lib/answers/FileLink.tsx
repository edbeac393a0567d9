import { answerFileCalls } from '@meetingapp/contract/registration/answer-file.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { Button } from 'antd';
import { useChange } from '../calls/use-change.ts';
import { useCid } from '../session/conference.ts';
import { useT } from '../texts/texts.ts';

/** The name of an uploaded file; a press asks for an address, which is answered to people with the right only, and saves the file. */
export function FileLink({ reference, name }: { reference: string; name: string }) {
  const t = useT('givenAnswers');
  const cid = useCid();
  const asked = useChange(answerFileCalls.answerFile);
  async function save() {
    const outcome = await asked.change({ cid, file: reference });
    if (outcome.ok) location.assign(outcome.answer.address);
  }
  return (
    <Button
      size="small"
      className="answer-file"
      icon={<Icon icon={download} />}
      loading={asked.busy}
      aria-label={t('fileSave', { name })}
      onClick={() => void save()}
    >
      {name}
    </Button>
  );
}

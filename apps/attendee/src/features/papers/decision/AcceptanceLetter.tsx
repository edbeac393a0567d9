import { letterCalls } from '@meetingapp/contract/papers/decision.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';

/** The acceptance letter, in the language of the screen. */
export function AcceptanceLetter({ cid, paperId }: { cid: string; paperId: number }) {
  const t = useT('papersSubmission');
  const language = useLanguage();
  const { send, sending } = useSend(letterCalls.ownLetter);
  async function fetchLetter() {
    const outcome = await send({ cid, paperId, language });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    const bytes = Uint8Array.from(atob(outcome.answer.pdf), (sign) => sign.charCodeAt(0));
    saveFile(new Blob([bytes], { type: 'application/pdf' }), outcome.answer.name);
  }
  return (
    <Button
      size="md"
      variant="soft"
      icon={download}
      className="papers-add"
      loading={sending}
      onClick={() => void fetchLetter()}
    >
      {t('view.letter')}
    </Button>
  );
}

import { letterCalls } from '@meetingapp/contract/papers-decisions.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { showTopTip } from '@meetingapp/ui/feedback.ts';
import { download } from '@meetingapp/ui/icons-sign-up.ts';
import { useLanguage } from '../../../lib/language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useT } from '../../../lib/texts.ts';
import { useSend } from '../../../lib/use-call.ts';

/** The letter of acceptance, in the language of the screen. */
export function PaperLetter({ cid, paperId }: { cid: string; paperId: number }) {
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

import { creditText } from '@meetingapp/domain/credits/sentences.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import type { Credits } from '../data.ts';

const kinds = { sent: undefined, accepted: 'ok', refused: 'warn' } as const;

/** Whether the organiser has reported these credits to the authority, and what the authority answered. */
export function UploadNote({ credits, setId }: { credits: Credits; setId: number }) {
  const t = useT('credits');
  const language = useLanguage();
  const upload = credits.uploads.find((one) => one.setId === setId);
  if (!upload) return null;
  const { state, reason } = upload;
  const facts = { credit: creditText(upload.credit), at: momentText(upload.at, credits.zone, language) };
  return (
    <Note kind={kinds[state]}>
      <b>{t(`upload.${state}`, facts)}</b>
      {state === 'refused' && <p>{t('upload.refusedText', { reason: reason || t('upload.noReason') })}</p>}
    </Note>
  );
}

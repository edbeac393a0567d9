import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { useCall } from '../calls/use-call.ts';
import { useConferenceOfAddress } from '../navigation/help.ts';
import { useT } from '../texts/texts.ts';

/** Marks the pages of a conference that is a sandbox; nothing elsewhere. */
export function SandboxMark() {
  const t = useT('console');
  const cid = useConferenceOfAddress();
  const { answer } = useCall(staffCalls.conferences, { words: '' }, { enabled: cid !== null });
  const here = answer?.conferences.find((one) => one.cId === cid);
  if (here?.sandbox !== true) return null;
  return (
    <em className="sandbox-mark" title={t('sandbox.text')}>
      {t('sandbox.mark')}
    </em>
  );
}

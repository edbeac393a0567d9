import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

const EVERY_MS = 60_000;

/** Urgent notices of the organiser, refreshed every minute. */
export function EmergencyNotices({ cid }: { cid: number }) {
  const t = useT('conference');
  const { answer } = useCall(
    homeCalls.homeInfo,
    { idCode: cid, templateType: 2 },
    { every: EVERY_MS, quiet: true, kept: true },
  );
  const urgent = answer?.data.notices.filter((notice) => notice.urgent) ?? [];
  return (
    <div role="status" aria-label={t('emergency.notices')} className="emergency-notices">
      {urgent.map(({ id, title, text }) => (
        <Note key={id} kind="warn">
          <b>{title}</b>
          {text !== '' && <span>{text}</span>}
        </Note>
      ))}
    </div>
  );
}

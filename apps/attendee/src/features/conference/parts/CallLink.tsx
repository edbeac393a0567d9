import { Icon } from '@meetingapp/ui/Icon.tsx';
import { phone as receiver } from '@meetingapp/ui/icons-topics.ts';
import { useT } from '../../../lib/texts.ts';

/** One tap calls. */
export function CallLink({ phone, name }: { phone: string; name: string }) {
  const t = useT('conference');
  return (
    <a className="act" href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={t('call', { name })}>
      <Icon icon={receiver} />
    </a>
  );
}

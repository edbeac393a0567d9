import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { phone as receiver } from '@meetingapp/ui/icons/icons-topics.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Link that calls a number. */
export function CallLink({ phone, name }: { phone: string; name: string }) {
  const t = useT('conference');
  return (
    <a className="act" href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={t('call', { name })}>
      <Icon icon={receiver} />
    </a>
  );
}

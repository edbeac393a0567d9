import type { InboxChange } from '@meetingapp/contract/messages/inbox.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { arrowRight } from '@meetingapp/ui/icons/icons-topics.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  change: InboxChange;
  /** False for the only change, which the subject names. */
  named: boolean;
}

/** A value before, struck out, and now. */
export function ChangeCard({ change: { what, title, before, now }, named }: Props) {
  const t = useT('messagesInbox');
  return (
    <div className="change-card">
      {named && (
        <p className="change-title">
          {t(what === 'hall' ? 'changedHall' : 'changedTime')}
          <b>{title}</b>
        </p>
      )}
      <div className="change-values">
        <p>
          <span className="label">{t('before')}</span>
          <s>{before}</s>
        </p>
        <Icon icon={arrowRight} size="s" />
        <p>
          <span className="label">{t('now')}</span>
          <b>{now}</b>
        </p>
      </div>
    </div>
  );
}

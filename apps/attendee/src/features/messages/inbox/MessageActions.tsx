import type { InboxAction } from '@meetingapp/contract/messages/inbox.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { AddressLink } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  actions: readonly InboxAction[];
  subject: string;
  see: () => void;
}

/** What the person can do about a message; the first is the important one. */
export function MessageActions({ actions, subject, see }: Props) {
  const t = useT('messagesInbox');
  if (actions.length === 0) return null;
  return (
    <div className="inbox-actions">
      {actions.map(({ act, link }, at) => {
        const className = buttonClass(at === 0 && link !== '' ? 'soft' : 'outline', 'sm');
        const content = (
          <>
            {t(`actions.${act}`)}
            <span className="sr"> {subject}</span>
          </>
        );
        return link === '' ? (
          <button key={act} type="button" className={className} onClick={see}>
            {content}
          </button>
        ) : (
          <AddressLink key={act} address={link} className={className} onClick={see}>
            {content}
          </AddressLink>
        );
      })}
    </div>
  );
}

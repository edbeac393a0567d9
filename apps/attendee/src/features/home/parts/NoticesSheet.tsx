import './NoticesSheet.css';
import type { Notice } from '@meetingapp/contract/home.ts';
import { Sheet } from '@meetingapp/ui/Sheet.tsx';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { LinkedText } from '../../../lib/LinkedText.tsx';
import { useT } from '../../../lib/texts.ts';
import { NoticeAge } from './NoticeAge.tsx';

/** All notices with their whole text. */
export function NoticesSheet({
  notices,
  open,
  onClose,
}: {
  notices: readonly Notice[];
  open: boolean;
  onClose: () => void;
}) {
  const t = useT('home');
  const app = useT('app');
  return (
    <Sheet open={open} onClose={onClose} title={t('notices.title')} closeLabel={app('close')}>
      <ul className="notice-texts">
        {notices.map((notice) => (
          <li key={notice.id}>
            <h3>
              {notice.urgent && <Tag kind="soon">{t('notices.urgent')}</Tag>} {notice.title}
            </h3>
            {notice.text !== '' && (
              <p>
                <LinkedText text={notice.text} />
              </p>
            )}
            <NoticeAge at={notice.at} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

import './NoticesSheet.css';
import type { Notice } from '@meetingapp/contract/home/home.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { LinkedText } from '../../../../lib/texts/LinkedText.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { NoticeAge } from './NoticeAge.tsx';

/** Sheet with the full text of all notices. */
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

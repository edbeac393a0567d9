import './NoticesList.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { useT } from '../../../../lib/texts/texts.ts';
import { NoticeAge } from './NoticeAge.tsx';
import type { Home } from '../block.ts';

/** Notices in a list, starting at index `from`. */
export function NoticesList({ home, from = 0, max = 3 }: { home: Home; from?: number; max?: number }) {
  const t = useT('home');
  const shown = home.info.notices.slice(from, from + max);
  if (shown.length === 0) return null;
  return (
    <section className="hb-notices">
      <header className="hd">
        <h2>{t('notices.title')}</h2>
        <button type="button" className="more" onClick={home.openNotices}>
          {t('notices.all')}
          <Icon icon={chevronRight} size="xs" />
        </button>
      </header>
      {shown.map((notice) => (
        <button key={notice.id} type="button" className="one-notice" onClick={home.openNotices}>
          <b>{notice.title}</b>
          <span className="clamp-2">{notice.text}</span>
          <NoticeAge at={notice.at} />
        </button>
      ))}
    </section>
  );
}

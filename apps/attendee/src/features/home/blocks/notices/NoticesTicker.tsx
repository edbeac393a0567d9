import './NoticesTicker.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { megaphone } from '@meetingapp/ui/icons/icons-home.ts';
import type { Home } from '../block.ts';

/** The newest notice in one line, with the number of notices. */
export function NoticesTicker({ home }: { home: Home }) {
  const { notices } = home.info;
  const [first] = notices;
  if (!first) return null;
  return (
    <button type="button" className="hb-ticker" onClick={home.openNotices}>
      <Icon icon={megaphone} />
      <span>{first.title}</span>
      {notices.length > 1 && <small>1/{notices.length}</small>}
    </button>
  );
}

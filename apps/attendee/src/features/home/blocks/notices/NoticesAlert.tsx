import './NoticesAlert.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { megaphone } from '@meetingapp/ui/icons/icons-home.ts';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import type { Home } from '../block.ts';

/** The first notice in full, as a full-width band. */
export function NoticesAlert({ home }: { home: Home }) {
  const [first] = home.info.notices;
  if (!first) return null;
  return (
    <button type="button" className="hb-alert" onClick={home.openNotices}>
      <Icon icon={megaphone} />
      <span>{first.title}</span>
      <Icon icon={chevronRight} />
    </button>
  );
}

import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { calendarRange } from '@meetingapp/ui/icons/icons-topics.ts';
import { Logo } from '../lib/layout/Logo.tsx';
import { useT } from '../lib/texts/texts.ts';

/** Frame of the list of conferences before the program has loaded; nothing in it can be pressed yet. */
export function FramePaint() {
  const t = useT('console');
  return (
    <div className="app" aria-hidden="true">
      <div className="nav">
        <div className="brand">
          <Logo />
          <span className="label">{t('name')}</span>
        </div>
        <div className="find">
          <Icon icon={search} />
          <span className="label grow">{t('find.act')}</span>
        </div>
        <div className="it" aria-current="page">
          <Icon icon={calendarRange} />
          <span className="label">{t('conferences.title')}</span>
        </div>
      </div>
      <div className="main">
        <div className="head">
          <b>{t('conferences.title')}</b>
        </div>
      </div>
    </div>
  );
}

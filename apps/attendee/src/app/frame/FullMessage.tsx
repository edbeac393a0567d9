import '../../lib/parts/whole-page.css';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useLayoutEffect } from 'react';
import { LanguageSwitch } from '../../lib/texts/LanguageSwitch.tsx';
import { Link } from '../../lib/navigation/navigation.tsx';
import { useT } from '../../lib/texts/texts.ts';
import { setRouteTitle } from '../../lib/navigation/title.ts';

interface FullMessageProps {
  title: string;
  text: string;
  onRetry?: (() => void) | undefined;
}

/** Full-page message with the reason and the ways out. */
export function FullMessage({ title, text, onRetry }: FullMessageProps) {
  const t = useT('app');
  useLayoutEffect(() => setRouteTitle(title), [title]);
  return (
    <Page kind="plain" className="whole-page" top={<TopBar actions={<LanguageSwitch className="ib text" />} />}>
      <ErrorState
        heading
        title={title}
        text={text}
        retry={onRetry && { label: t('retry'), onPress: onRetry }}
        action={
          <Link name="index" className={buttonClass('ghost', 'sm')}>
            {t('toConferences')}
          </Link>
        }
      />
    </Page>
  );
}

import '../lib/whole-page.css';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { useLayoutEffect } from 'react';
import { LanguageSwitch } from '../lib/LanguageSwitch.tsx';
import { To } from '../lib/go.tsx';
import { useT } from '../lib/texts.ts';
import { setRouteTitle } from '../lib/title.ts';

interface FullMessageProps {
  title: string;
  text: string;
  onRetry?: (() => void) | undefined;
}

/** A page that says why there is no page, and the ways on. */
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
          <To name="index" className={buttonClass('ghost', 'sm')}>
            {t('toConferences')}
          </To>
        }
      />
    </Page>
  );
}

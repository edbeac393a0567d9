import './AccountPage.css';
import { Button } from '@meetingapp/ui/Button.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useBack } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';

interface AccountPageProps {
  title: string;
  text: string;
  act: string;
  sending: boolean;
  onSubmit: () => void;
  /** Above the fields. */
  before?: ReactNode;
  /** Below the fields: other ways. */
  after?: ReactNode;
  children: ReactNode;
}

/** The one form page of all account screens: title, fields, one filled button. */
export function AccountPage({ title, text, act, sending, onSubmit, before, after, children }: AccountPageProps) {
  const t = useT('accounts');
  const app = useT('app');
  const id = useId();
  const back = useBack('index');
  return (
    <Page
      kind="plain"
      className="account-page"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
      foot={
        <StickyFoot>
          <Button type="submit" form={id} loading={sending} loadingText={t('sending')}>
            {act}
          </Button>
        </StickyFoot>
      }
    >
      <h1 className="t-2xl">{title}</h1>
      <p className="lead ink-2">{text}</p>
      {before}
      <form
        id={id}
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
      {after}
    </Page>
  );
}

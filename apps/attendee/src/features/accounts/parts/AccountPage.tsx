import './AccountPage.css';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface AccountPageProps {
  title: string;
  text: string;
  act: string;
  sending: boolean;
  onSubmit: () => void;
  /** Content above the fields. */
  before?: ReactNode;
  /** Content below the fields: other ways to log in. */
  after?: ReactNode;
  children: ReactNode;
}

/** Form page of all account screens: title, fields, one filled button. */
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

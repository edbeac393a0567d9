import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../texts/LanguageSwitch.tsx';
import { StaffGate } from './StaffGate.tsx';
import { useBack } from '../navigation/navigation.tsx';
import { useT } from '../texts/texts.ts';
import type { StaffAccess } from '../session/use-staff-call.ts';

/** A page for staff only; its screen needs the texts of `pages` besides its own. */
export function StaffPage({ title, children }: { title: string; children: (access: StaffAccess) => ReactNode }) {
  const app = useT('app');
  const back = useBack('index');
  return (
    <Page
      kind="plain"
      top={
        <TopBar
          title={title}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
    >
      <StaffGate>{(token, end) => children({ token, end })}</StaffGate>
    </Page>
  );
}

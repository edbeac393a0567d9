import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import type { ReactNode } from 'react';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { StaffGate } from './StaffGate.tsx';
import { useBack } from './go.tsx';
import { useT } from './texts.ts';
import type { StaffAccess } from './use-staff-call.ts';

/** A page that only staff see; its texts need `pages` beside its own. */
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

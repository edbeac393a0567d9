import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { scanLine } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useState } from 'react';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { EnrolForm } from '../device/EnrolForm.tsx';
import { useDoor } from '../device/use-door.ts';
import { DoorPage } from '../scan/DoorPage.tsx';

/** The scanner of staff (O16, V20): a phone that was enrolled by a code scans at one point, also without a network. */
export function Scanner() {
  const t = useT('checkinDevice');
  const app = useT('app');
  const back = useBack('index');
  const { door, state } = useDoor();
  const [again, setAgain] = useState(false);
  if (state.phase === 'ready' && state.device) return <DoorPage door={door} state={state} device={state.device} />;
  return (
    <Page
      kind="plain"
      top={
        <TopBar
          title={t('title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
    >
      {state.phase === 'loading' && <p className="ink-2">{t('loading')}</p>}
      {state.phase === 'insecure' && <EmptyState icon={scanLine} title={t('insecure')} text={t('insecureText')} />}
      {state.phase === 'locked' && !again && (
        <EmptyState
          icon={scanLine}
          title={t('locked')}
          text={t('lockedText')}
          action={
            <Button variant="outline" onClick={() => setAgain(true)}>
              {t('again')}
            </Button>
          }
        />
      )}
      {(state.phase === 'none' || (state.phase === 'locked' && again)) && <EnrolForm door={door} />}
    </Page>
  );
}

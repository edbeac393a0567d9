import './PageGate.css';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { share2 } from '@meetingapp/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { sharePage } from '../../../lib/device/share-page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import type { Asked } from '../../../lib/calls/use-call.ts';

interface PageGateProps {
  asked: Pick<Asked<unknown>, 'failure' | 'asking' | 'again'>;
  /** Null until loaded. */
  shown: { cid: number; title: string; address: string; cover: string | null } | null;
  /** True when the address contains no valid number. */
  nameless: boolean;
  children: ReactNode;
}

/** A page written by staff: its bar, and the loading, empty and error states. */
export function PageGate({ asked, shown, nameless, children }: PageGateProps) {
  const t = useT('pages');
  const app = useT('app');
  const toHome = useBack('conferenceIndex', { cid: shown?.cid ?? 0 });
  const toList = useBack('index');
  const { failure } = asked;
  const gone = nameless || failure?.name === 'not_found';
  useTitle(shown?.title ?? '');
  const share = async (): Promise<void> => {
    if (!shown) return;
    const { title, address, cover } = shown;
    const said = { copied: t('linkCopied'), notCopied: t('linkNotCopied') };
    await sharePage({ title, text: '', address, image: cover ?? '' }, said);
  };
  return (
    <Page
      kind="plain"
      className="staff-page"
      top={
        <TopBar
          back={{ label: app('back'), onPress: shown ? toHome : toList }}
          actions={
            <>
              <LanguageSwitch className="ib text" />
              {shown && <IconButton icon={share2} label={t('share')} onClick={() => void share()} />}
            </>
          }
        />
      }
    >
      {shown && children}
      {!shown && (failure || nameless) && (
        <Unavailable heading asked={asked} gone={gone ? { title: t('gone'), text: t('goneText') } : null} />
      )}
      {!shown && !failure && !nameless && (
        <Waiting label={app('loading')}>
          <Skeleton width="60%" height=".52rem" />
          <Skeleton height="3rem" />
        </Waiting>
      )}
    </Page>
  );
}

import './PageGate.css';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import { share2 } from '@meetingapp/ui/icons.ts';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { NotToBeHad } from '../../../lib/NotToBeHad.tsx';
import { useBack } from '../../../lib/go.tsx';
import { sharePage } from '../../../lib/share-page.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import type { Asked } from '../../../lib/use-call.ts';

interface PageGateProps {
  asked: Pick<Asked<unknown>, 'failure' | 'asking' | 'again'>;
  /** Null until it is there. */
  shown: { cid: number; title: string; address: string; cover: string | null } | null;
  /** The address names nothing. */
  nameless: boolean;
  children: ReactNode;
}

/** A page that staff wrote: its bar, and what it says while there is nothing to show. */
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
        <NotToBeHad heading asked={asked} gone={gone ? { title: t('gone'), text: t('goneText') } : null} />
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

import './LivePage.css';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { NotToBeHad } from '../../../lib/NotToBeHad.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Asked } from '../../../lib/use-call.ts';

interface Props {
  back: () => void;
  asked: Asked<unknown>;
  /** The address cannot name anything. */
  nameless: boolean;
  cid: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of lists: its bar, and what it says while there is nothing to show. */
export function LivePage({ back, asked, nameless, cid, actions, children }: Props) {
  const app = useT('app');
  return (
    <Page
      className="live-lists"
      top={
        <TopBar
          back={{ label: app('back'), onPress: back }}
          actions={
            <>
              <LanguageSwitch className="ib text" />
              {actions}
            </>
          }
        />
      }
    >
      {asked.answer === undefined ? <LiveMissing asked={asked} nameless={nameless} cid={cid} /> : children}
    </Page>
  );
}

/** Nothing to show: not yet, not found, or not to be had. */
export function LiveMissing({ asked, nameless, cid }: Pick<Props, 'asked' | 'nameless' | 'cid'>) {
  const t = useT('live');
  const app = useT('app');
  const { failure } = asked;
  if (!failure && !nameless)
    return (
      <Waiting label={app('loading')}>
        <Skeleton width="60%" height=".52rem" />
        <Skeleton height="2.2rem" />
        <Skeleton height="2.2rem" />
        <Skeleton height="2.2rem" />
      </Waiting>
    );
  const absent = nameless || failure?.name === 'not_found' || failure?.name === 'conference_unknown';
  return (
    <NotToBeHad
      heading
      asked={asked}
      gone={absent ? { title: t('gone'), text: t('goneText') } : null}
      list={{ name: 'liveList', cid, label: t('toList') }}
    />
  );
}

import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { lock } from '@meetingapp/ui/icons/icons.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import type { ReactNode } from 'react';
import type { Asked } from '../../../lib/calls/use-call.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface DeskPageProps<Answer> {
  title: string;
  cid: string;
  back: () => void;
  asked: Asked<Answer>;
  foot?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** A page for the people of an exhibitor: others read that it is not for them, and visitors the way to log in. */
export function DeskPage<Answer>({ title, cid, back, asked, foot, children }: DeskPageProps<Answer>) {
  const t = useT('stand');
  const app = useT('app');
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const { answer, failure } = asked;
  return (
    <Page kind="ground" top={<TopBar title={title} heading back={{ label: app('back'), onPress: back }} />} foot={foot}>
      {!loggedIn && (
        <EmptyState
          icon={lock}
          title={t('visitor')}
          text={t('visitorText')}
          action={
            <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn(cid)}>
              {t('logIn')}
            </button>
          }
        />
      )}
      {loggedIn && answer !== undefined && children(answer)}
      {loggedIn && answer === undefined && failure && (
        <Unavailable
          asked={asked}
          gone={failure.name === 'not_found' ? { title: t('gone'), text: t('goneText') } : null}
        />
      )}
      {loggedIn && answer === undefined && !failure && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="1.6rem" />
          <Skeleton height="4rem" />
        </Waiting>
      )}
    </Page>
  );
}

import './Vip.css';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { award } from '@meetingapp/ui/icons-topics.ts';
import { Prose } from '../../../lib/Prose.tsx';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { To, useBack } from '../../../lib/go.tsx';
import { useParameters } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useMembership } from '../data.ts';
import { Benefits } from '../parts/Benefits.tsx';
import { CheckForm } from '../parts/CheckForm.tsx';
import { OwnState } from '../parts/OwnState.tsx';
import { VipSkeleton } from '../parts/VipSkeleton.tsx';

/** S40: whether one is a member, what that gives, and how to become one. */
export function Vip() {
  const t = useT('members');
  const app = useT('app');
  const { cid } = useParameters('vip');
  const back = useBack('conferenceIndex', { cid });
  const { status, list, failure, asking, again, loggedIn } = useMembership(cid);
  const ready = status && (status.listId === null || list);
  return (
    <Page
      kind="plain"
      className="vip-page"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
    >
      {!ready && !failure && <VipSkeleton />}
      {!ready && failure && (
        <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {ready && !list && (
        <EmptyState
          heading
          icon={award}
          title={t('none')}
          text={t('noneText')}
          action={
            <To name="signHome" params={{ opFlag: 0 }} query={{ cid }} className={buttonClass('soft', 'sm')}>
              {t('register')}
            </To>
          }
        />
      )}
      {ready && list && (
        <>
          <h1 className="t-2xl">{list.title}</h1>
          <OwnState cid={cid} loggedIn={loggedIn} member={status.member} validUntil={status.validUntil} />
          <Benefits benefits={list.benefits} />
          <section>
            <div className="head">
              <h2>{t('about')}</h2>
            </div>
            <Prose html={list.description} />
            {/^https?:\/\//.test(list.joinUrl) && (
              <a className={buttonClass('outline', 'md')} href={list.joinUrl} target="_blank" rel="noreferrer">
                {t('join')}
              </a>
            )}
          </section>
          <CheckForm listId={list.id} />
        </>
      )}
    </Page>
  );
}

import './Vip.css';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { award } from '@meetingapp/ui/icons/icons-topics.ts';
import { Prose } from '../../../lib/texts/Prose.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useMembership } from '../data.ts';
import { Benefits } from '../parts/Benefits.tsx';
import { CheckForm } from '../parts/CheckForm.tsx';
import { MembershipStatus } from '../parts/MembershipStatus.tsx';
import { VipSkeleton } from '../parts/VipSkeleton.tsx';

/** S40: the person's membership, its benefits, and how to join. */
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
            <Link name="signHome" params={{ opFlag: 0 }} query={{ cid }} className={buttonClass('soft', 'sm')}>
              {t('register')}
            </Link>
          }
        />
      )}
      {ready && list && (
        <>
          <h1 className="t-2xl">{list.title}</h1>
          <MembershipStatus cid={cid} loggedIn={loggedIn} member={status.member} validUntil={status.validUntil} />
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

import './Conference.css';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { house, share2 } from '@meetingapp/ui/icons/icons.ts';
import { useEffect } from 'react';
import { Prose } from '../../../lib/texts/Prose.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { Phrases } from '../../../lib/texts/Phrases.tsx';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { homePath } from '../../../lib/navigation/home-path.ts';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useDetail, useShare } from '../data.ts';
import { ConferenceSkeleton } from '../parts/ConferenceSkeleton.tsx';
import { Contacts } from '../parts/Contacts.tsx';
import { PhaseBand } from '../parts/PhaseBand.tsx';
import { RegisterFoot } from '../parts/RegisterFoot.tsx';
import { WhenAndWhere } from '../parts/WhenAndWhere.tsx';

/** S4: the conference: what, when, where, contacts, and the way to register. */
export function Conference() {
  const t = useT('conference');
  const app = useT('app');
  const { id } = useParameters('conf');
  const back = useBack('index');
  const share = useShare();
  const { answer, failure, asking, again } = useDetail(id);
  const conference = answer?.conference;
  useTitle(conference?.title ?? '');
  useEffect(() => {
    if (conference && location.hash === '#contacts') document.querySelector('#contacts')?.scrollIntoView();
  }, [conference]);
  const top = (
    <TopBar
      back={{ label: app('back'), onPress: back }}
      actions={
        <>
          <LanguageSwitch className="ib text" />
          {conference && (
            <>
              <IconButton icon={share2} label={t('share')} onClick={() => void share(conference)} />
              <Link
                name={homePath(conference.theme.template)}
                params={{ cid: conference.cId }}
                className="ib"
                aria-label={t('home')}
              >
                <Icon icon={house} />
              </Link>
            </>
          )}
        </>
      }
    />
  );
  if (!conference)
    return (
      <Page kind="plain" top={top}>
        {failure ? (
          <ErrorState
            heading
            title={failure.msg}
            retry={
              failure.name === 'conference_unknown'
                ? undefined
                : { label: app('retry'), onPress: again, loading: asking }
            }
            action={
              <Link name="index" className={buttonClass('soft', 'sm')}>
                {app('toConferences')}
              </Link>
            }
          />
        ) : (
          <ConferenceSkeleton />
        )}
      </Page>
    );
  return (
    <Page kind="plain" top={top} foot={<RegisterFoot conference={conference} />} className="conference-page">
      <h1 className="t-2xl">
        <Phrases text={conference.title} />
      </h1>
      <PhaseBand conference={conference} />
      <WhenAndWhere conference={conference} />
      {conference.introduction !== '' && (
        <section>
          <div className="head">
            <h2>{t('introduction')}</h2>
          </div>
          <Prose html={conference.introduction} />
        </section>
      )}
      <Contacts contacts={conference.contacts} />
      <p className="more">
        <Link name="share" params={{ cid: conference.cId }} className={buttonClass('soft', 'sm')}>
          {t('sharing.toPoster')}
        </Link>
        <Link name="emer" query={{ cid: conference.cId }} className={buttonClass('soft', 'sm')}>
          {t('emergency.title')}
        </Link>
      </p>
    </Page>
  );
}

import './Conference.css';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { house, share2 } from '@meetingapp/ui/icons.ts';
import { useEffect } from 'react';
import { Prose } from '../../../lib/Prose.tsx';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { Phrases } from '../../../lib/Phrases.tsx';
import { To, useBack } from '../../../lib/go.tsx';
import { homePath } from '../../../lib/home-path.ts';
import { useParameters } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { useDetail, useShare } from '../data.ts';
import { ConferenceSkeleton } from '../parts/ConferenceSkeleton.tsx';
import { Contacts } from '../parts/Contacts.tsx';
import { PhaseBand } from '../parts/PhaseBand.tsx';
import { RegisterFoot } from '../parts/RegisterFoot.tsx';
import { WhenAndWhere } from '../parts/WhenAndWhere.tsx';

/** S4: what the conference is, when and where, whom to ask, and the way to register. */
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
              <To
                name={homePath(conference.theme.template)}
                params={{ cid: conference.cId }}
                className="ib"
                aria-label={t('home')}
              >
                <Icon icon={house} />
              </To>
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
              <To name="index" className={buttonClass('soft', 'sm')}>
                {app('toConferences')}
              </To>
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
        <To name="share" params={{ cid: conference.cId }} className={buttonClass('soft', 'sm')}>
          {t('sharing.toPoster')}
        </To>
        <To name="emer" query={{ cid: conference.cId }} className={buttonClass('soft', 'sm')}>
          {t('emergency.title')}
        </To>
      </p>
    </Page>
  );
}

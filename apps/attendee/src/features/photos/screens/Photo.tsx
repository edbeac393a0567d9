import '../parts/photo.css';
import { photoCalls } from '@meetingapp/contract/photos/photo.ts';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { PosterMaker } from '../parts/PosterMaker.tsx';

/** S98: a poster from a template and one photo, and the collection of avatars and introductions. */
export function Photo() {
  const t = useT('photos');
  const app = useT('app');
  const { cid } = useParameters('photo');
  const back = useBack('conferenceIndex', { cid });
  const asked = useCall(photoCalls.templates, { cid }, { quiet: true });
  const { answer, failure } = asked;
  const gone = failure?.name === 'conference_unknown' || failure?.name === 'not_found';
  if (answer) return <PosterMaker key={cid} cid={cid} page={answer} back={back} />;
  return (
    <Page kind="plain" top={<TopBar title={t('title')} heading back={{ label: app('back'), onPress: back }} />}>
      {asked.loading && <Loader label={app('loading')} />}
      {failure && <Unavailable asked={asked} gone={gone ? { title: failure.msg, text: '' } : null} />}
    </Page>
  );
}

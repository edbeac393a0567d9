import { videoCalls } from '@meetingapp/contract/video/video.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { isNumber } from '../data.ts';
import { FilmView } from '../parts/FilmView.tsx';
import { VideoPage } from '../parts/VideoPage.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

/** S66: a film with its description and related films. */
export function VideoDetail() {
  const t = useT('video');
  const { id } = useParameters('videoDetail');
  const named = isNumber(id);
  const asked = useCall(videoCalls.read, named ? { vid: id } : null, { quiet: true });
  const { answer } = asked;
  const search = useSearch();
  const cid = answer?.cid ?? search['cid'];
  useNamedConference(answer?.cid);
  const back = useBack('videoList', { id: cid ?? '0' });
  if (answer) return <FilmView video={answer.video} cid={answer.cid} zone={answer.zone} back={back} />;
  return (
    <VideoPage
      title={t('one')}
      back={back}
      asked={asked}
      nameless={!named}
      cid={cid === undefined ? undefined : String(cid)}
    >
      {null}
    </VideoPage>
  );
}

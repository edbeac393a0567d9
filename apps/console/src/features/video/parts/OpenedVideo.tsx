import { videoConsoleCalls as calls } from '@meetingapp/contract/video/console.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { VideoPane, type VideoPaneProps } from './VideoPane.tsx';

/** The film named in the address, once it is loaded. */
export function OpenedVideo({ id, ...rest }: Omit<VideoPaneProps, 'video'> & { id: number }) {
  const t = useT('videoConsole');
  const cid = useCid();
  const asked = useCall(calls.read, { cid, videoId: id });
  const video = asked.answer?.video;
  if (video?.id === id) return <VideoPane video={video} {...rest} />;
  return (
    <Pane title={t('one')} close={rest.close}>
      <Answered asked={{ ...asked, answer: undefined }}>{() => null}</Answered>
    </Pane>
  );
}

import { videoConsoleCalls as calls, type StoredVideo } from '@meetingapp/contract/video/console.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

/** Plays the film, also before it is public. Nothing is fetched before playback starts. */
export function FilmPreview({ video }: { video: StoredVideo }) {
  const t = useT('videoConsole');
  const cid = useCid();
  const { answer } = useCall(calls.preview, { cid, videoId: video.id });
  const source = answer?.mp4 ?? null;
  if (source === null) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the film's own captions stand in it, as many as there are
    <video
      key={video.version}
      className="film-preview"
      controls
      preload="none"
      playsInline
      src={source}
      poster={video.cover ?? undefined}
      aria-label={t('preview')}
    >
      {answer?.captions.map(({ language, label, address }) => (
        <track key={language} kind="captions" srcLang={language} label={label} src={address} />
      ))}
    </video>
  );
}

import { liveRecordingCalls as calls, type LiveRecording } from '@meetingapp/contract/live-recordings.ts';
import { mayDelete } from '@meetingapp/domain/live/old-recordings.ts';
import { Link } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { address } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import { bytesText, said } from '../view.ts';

/** What staff may do with a recording: a film of what no broadcast shows any more, keep it, delete it. */
export function RecordingActs({ recording: one, mayWrite }: { recording: LiveRecording; mayWrite: boolean }) {
  const t = useT('liveConsole');
  const language = useLanguage();
  const cid = useCid();
  const { modal } = App.useApp();
  const refreshes = [calls.recordings];
  const film = useChange(calls.filmRecording, { refreshes, said: t('recordings.filmSaid') });
  const keep = useChange(calls.keepRecording, { refreshes });
  const remove = useChange(calls.removeRecording, { refreshes, said: t('recordings.removed') });
  const { recording, standing, videoId } = one;
  if (standing === 'recording' || standing === 'needed') return null;
  async function askRemove() {
    const title = t('recordings.removeSure', { room: said(one.room, language), size: bytesText(one.bytes) });
    const content = t('recordings.removeText');
    const sure = await modal.confirm({ title, content, okText: t('remove'), okButtonProps: { danger: true } });
    if (sure) await remove.change({ cid, recording });
  }
  return (
    <span className="row live-recording-acts">
      {videoId !== null && (
        <Link to={address('videos', { cid })} search={{ open: videoId } as never} className="link">
          {t('recordings.toFilm')}
        </Link>
      )}
      {videoId === null && one.broadcasts.length === 0 && (
        <Button
          size="small"
          disabled={!mayWrite}
          loading={film.busy}
          onClick={() => void film.change({ cid, recording })}
        >
          {t('recordings.film')}
        </Button>
      )}
      <Button
        size="small"
        disabled={!mayWrite}
        loading={keep.busy}
        onClick={() => void keep.change({ cid, recording, kept: standing !== 'kept' })}
      >
        {t(standing === 'kept' ? 'recordings.release' : 'recordings.keep')}
      </Button>
      {mayDelete(standing) && (
        <Button size="small" danger disabled={!mayWrite} loading={remove.busy} onClick={() => void askRemove()}>
          {t('remove')}
        </Button>
      )}
    </span>
  );
}

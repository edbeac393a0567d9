import { liveRecordingCalls as calls, type LiveRecording } from '@meetingapp/contract/live/recording.ts';
import { mayDelete } from '@meetingapp/domain/live/old-recordings.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Link } from '@tanstack/react-router';
import { App } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { bytesText } from '../view.ts';

/** Actions on a recording: make a film of one that no broadcast uses, exempt it from purging, delete it. */
export function RecordingActions({ recording: one, mayWrite }: { recording: LiveRecording; mayWrite: boolean }) {
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
    const title = t('recordings.removeSure', { room: pickLanguage(one.room, language), size: bytesText(one.bytes) });
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
        <ActButton
          size="small"
          lacks={{ onlyView: !mayWrite }}
          loading={film.busy}
          onClick={() => void film.change({ cid, recording })}
        >
          {t('recordings.film')}
        </ActButton>
      )}
      <ActButton
        size="small"
        lacks={{ onlyView: !mayWrite }}
        loading={keep.busy}
        onClick={() => void keep.change({ cid, recording, kept: standing !== 'kept' })}
      >
        {t(standing === 'kept' ? 'recordings.release' : 'recordings.keep')}
      </ActButton>
      {mayDelete(standing) && (
        <ActButton
          size="small"
          danger
          lacks={{ onlyView: !mayWrite }}
          loading={remove.busy}
          onClick={() => void askRemove()}
        >
          {t('remove')}
        </ActButton>
      )}
    </span>
  );
}

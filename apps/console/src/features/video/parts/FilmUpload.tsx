import { filesConsoleCalls } from '@meetingapp/contract/files/console.ts';
import { videoConsoleCalls as calls, type StoredVideo } from '@meetingapp/contract/video/console.ts';
import { App, Button, Progress, Upload } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { send } from '../../../lib/calls/call.ts';
import { clockOf } from '../view.ts';
import { frameOf } from './film-frame.ts';
import { sendFilm } from './send-film.ts';

interface FilmUploadProps {
  video: StoredVideo;
  /** Receives the address of a frame of the film, used when there is no cover. */
  onCover: (address: string) => void;
}

/** File of the film: the current one, and a replacement. */
export function FilmUpload({ video, onCover }: FilmUploadProps) {
  const t = useT('videoConsole');
  const cid = useCid();
  const { message } = App.useApp();
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  // Leaving the pane aborts the upload; the parts already sent stay on the server for the next attempt.
  useEffect(() => () => stop.current?.abort(), []);

  async function put(film: File): Promise<void> {
    const control = new AbortController();
    stop.current = control;
    setShare(0);
    const failure = await sendFilm(film, { cid, videoId: video.id, progress: setShare, signal: control.signal });
    setShare(null);
    if (control.signal.aborted) return;
    if (failure) return void message.error(failure.msg, 6);
    void message.success(t('filmThere'), 3);
    await refresh(calls.list, calls.read);
    if (video.cover !== null) return;
    const picture = await frameOf(film);
    const kept = picture && (await send(filesConsoleCalls.addCover, { cid }, undefined, picture));
    if (kept?.ok) onCover(kept.answer.address);
  }

  return (
    <div className="film-upload">
      <span className="grow">
        <b>{video.milliseconds === null ? t('noFilm') : t('filmOf', { time: clockOf(video.milliseconds) })}</b>
        <span className="small quiet">{t('filmNote')}</span>
      </span>
      {share === null ? (
        <Upload
          accept="video/mp4,audio/mp4,audio/x-m4a"
          showUploadList={false}
          beforeUpload={(film) => {
            void put(film);
            return false;
          }}
        >
          <Button type={video.milliseconds === null ? 'primary' : 'default'}>
            {t(video.milliseconds === null ? 'chooseFilm' : 'otherFilm')}
          </Button>
        </Upload>
      ) : (
        <Button onClick={() => stop.current?.abort()}>{t('stop')}</Button>
      )}
      {share !== null && <Progress percent={Math.round(share * 100)} aria-label={t('sending')} />}
    </div>
  );
}

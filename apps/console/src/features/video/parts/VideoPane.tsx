import { roles, type AnswerOf } from '@meetingapp/contract/call.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { videoConsoleCalls as calls, type StoredVideo } from '@meetingapp/contract/video/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Tag } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { blank, clockOf, writtenOf, type Written } from '../view.ts';
import { Captions } from './Captions.tsx';
import { FilmUpload } from './FilmUpload.tsx';
import { FilmPreview } from './FilmPreview.tsx';
import { VideoForm } from './VideoForm.tsx';
import { statusColours } from './VideoTable.tsx';

const refreshes = [calls.list, calls.read];

export interface VideoPaneProps {
  /** Null: a new one. */
  video: StoredVideo | null;
  lists: AnswerOf<typeof calls.list>;
  close: () => void;
  saved: (id: number) => void;
}

/** One film beside the list: fields, file, captions, visibility. */
export function VideoPane({ video, lists, close, saved }: VideoPaneProps) {
  const t = useT('videoConsole');
  const w = useT('writing');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const { message, modal } = App.useApp();
  const removed = video?.standing === 'removed';
  const mayWrite = useRole(roles.live) && !removed;
  const draft = useFieldDraft<Written>(`video/${cid}/${video?.id ?? 'new'}`, video ? writtenOf(video) : blank);
  const save = useChange(calls.save, { refreshes, quiet: true });
  const publish = useChange(calls.publish, { refreshes });
  const remove = useChange(calls.remove, { refreshes, said: w('removed') });
  const restore = useChange(calls.restore, { refreshes });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [clash, setClash] = useState(false);
  const { value } = draft;
  const conflicting = draft.conflicts.length > 0;

  const nameIn = (rows: readonly { id: number; name?: Bilingual; title?: Bilingual }[], id: unknown): string => {
    const row = rows.find((one) => one.id === Number(id));
    return pickLanguage(row?.name ?? row?.title ?? { zh: '', en: '' }, language);
  };
  async function submit(): Promise<void> {
    const outcome = await save.change({ cid, video: { ...value, id: video?.id ?? null } });
    setFaults({});
    setClash(false);
    if (outcome.ok) {
      draft.settle(value, `video/${cid}/${outcome.answer.videoId}`);
      void message.success(w('saved'), 2);
      return saved(outcome.answer.videoId);
    }
    const { failure } = outcome;
    setFaults(Object.fromEntries(failure.faults.map(({ field, text }) => [field.replace('video.', ''), text])));
    if (failure.name === 'changed_meanwhile') {
      setClash(true);
      await refresh(calls.read);
    } else void message.error(failure.msg, 5);
  }
  async function askRemove(): Promise<void> {
    if (!video || !(await modal.confirm({ title: t('removeSure'), okText: w('remove') }))) return;
    if ((await remove.change({ cid, videoId: video.id })).ok) close();
  }
  const isOut = video?.standing === 'published';
  const mayBeOut = video?.standing === 'ready';
  return (
    <Pane
      title={video ? pickLanguage(video.title, language) || w('untitled') : t('add')}
      facts={
        video && (
          <span className="row">
            <Tag color={statusColours[video.standing]}>{t(`standings.${video.standing}`)}</Tag>
            {video.milliseconds !== null && clockOf(video.milliseconds)}
            {isOut && (
              <a
                className="link"
                href={basePath + href('videoDetail', { id: video.id }, { cid })}
                target="_blank"
                rel="noreferrer"
              >
                {w('open')}
              </a>
            )}
          </span>
        )
      }
      close={close}
      foot={
        removed ? (
          <Button type="primary" loading={restore.busy} onClick={() => void restore.change({ cid, videoId: video.id })}>
            {w('restore')}
          </Button>
        ) : (
          <>
            <ActButton
              type={mayBeOut && !draft.changed ? 'default' : 'primary'}
              loading={save.busy}
              lacks={{
                onlyView: !mayWrite,
                conflictsFirst: conflicting,
                nothingChanged: video !== null && !draft.changed,
              }}
              onClick={() => void submit()}
            >
              {w('save')}
            </ActButton>
            {video && (isOut || mayBeOut) && (
              <ActButton
                type={mayBeOut && !draft.changed ? 'primary' : 'default'}
                loading={publish.busy}
                lacks={{ onlyView: !mayWrite, saveFirst: draft.changed }}
                onClick={() => void publish.change({ cid, videoId: video.id, on: !isOut })}
              >
                {t(isOut ? 'withdraw' : 'publish')}
              </ActButton>
            )}
            {draft.changed && <Button onClick={draft.forget}>{w('discard')}</Button>}
            <span className="grow" />
            {video && (
              <ActButton danger type="text" lacks={{ onlyView: !mayWrite }} onClick={() => void askRemove()}>
                {w('remove')}
              </ActButton>
            )}
          </>
        )
      }
    >
      {video && (
        <DraftConflicts
          of={{ cid, subject: 'video', id: video.id }}
          draft={draft}
          describe={{
            categoryId: (id) => nameIn(lists.categories, id),
            sessionId: (id) => nameIn(lists.sessions, id),
            watch: (level) => t(`levels.${level}`),
          }}
        />
      )}
      {clash && !conflicting && (
        <p className="note soon" role="alert">
          {c('conflict.merged')}
        </p>
      )}
      {video?.standing === 'failed' && <p className="note bad">{t('failedNote')}</p>}
      {video === null && <p className="small quiet">{t('firstSave')}</p>}
      {video && video.milliseconds !== null && <FilmPreview video={video} />}
      {video && mayWrite && (
        <FilmUpload video={video} onCover={(cover) => value.cover === null && draft.change({ cover })} />
      )}
      <VideoForm
        value={value}
        lists={lists}
        milliseconds={video?.milliseconds ?? null}
        change={draft.change}
        faults={faults}
        disabled={!mayWrite}
      />
      {video && <Captions video={video} mayWrite={mayWrite} />}
      {video && <History cid={cid} subject="video" id={video.id} />}
    </Pane>
  );
}

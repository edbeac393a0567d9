import { slidesRoomCalls as calls, type RoomTask } from '@meetingapp/contract/speakers/room.ts';
import { speakersConsoleCalls } from '@meetingapp/contract/speakers/desk.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Input, Tag } from 'antd';
import { useState } from 'react';
import { send } from '../../../lib/calls/call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText } from '../../../lib/time/moment.ts';
import { roomColours, roomState, sizeText } from './room-view.ts';

/** One task of the slides room: its versions, and the check of the newest one. */
export function SlidesPane({ task, close }: { task: RoomTask; close: () => void }) {
  const t = useT('slidesConsole');
  const language = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  const [words, setWords] = useState('');
  const publish = useChange(calls.publish, { refreshes: [calls.room], said: t('published') });
  const { change, busy } = useChange(calls.check, { refreshes: [calls.room, speakersConsoleCalls.list] });
  const say = (text: RoomTask['title'] | null) => pickLanguage(text, language);
  const [newest] = task.files;
  const state = roomState(task);

  async function open(slidesId: number, view: 'file' | 'pages'): Promise<void> {
    // Opened before the answer: browsers block windows that open later.
    const shown = view === 'pages' ? window.open('about:blank') : null;
    const outcome = await send(calls.open, { cid, slidesId, view });
    if (!outcome.ok) {
      shown?.close();
      return void message.error(outcome.failure.msg, 5);
    }
    if (shown) shown.location.replace(outcome.answer.address);
    else location.assign(outcome.answer.address);
  }
  const check = (to: 'checked' | 'returned') => {
    if (newest) void change({ cid, slidesId: newest.id, seen: newest.version, state: to, words: words.trim() });
  };
  return (
    <Pane
      title={say(task.title)}
      close={close}
      changed={words.trim() !== ''}
      foot={
        newest && (
          <>
            <ActButton
              type="primary"
              loading={busy}
              why={newest.state === 'checked' ? t('isChecked') : ''}
              onClick={() => check('checked')}
            >
              {t('check')}
            </ActButton>
            <ActButton
              loading={busy}
              why={words.trim() === '' ? t('wordsFirst') : ''}
              onClick={() => check('returned')}
            >
              {t('return')}
            </ActButton>
          </>
        )
      }
    >
      <p>
        {joinList(
          [say(task.name), `${momentText(task.from, language)}–${clockText(task.to)}`, say(task.hall)],
          language,
          'clauses',
        )}
      </p>
      <p>
        <Tag color={roomColours[state]}>
          {t(`states.${state}`, { time: newest ? momentText(newest.uploadedAt, language) : '' })}
        </Tag>{' '}
        {newest?.late === true && state !== 'late' && <Tag color="warning">{t('lateTag')}</Tag>}{' '}
        <Tag>{t(task.share ? 'shared' : 'unshared')}</Tag>
      </p>
      {!newest && <p className="quiet">{t('noFileText')}</p>}
      <ul className="room-versions">
        {task.files.map((file) => {
          const shown = file.pages === 'own' || file.pages === 'drawn' ? null : file.pages;
          return (
            <li key={file.id}>
              <b>{file.name}</b>
              <div className="small quiet">
                {t('versionLine', {
                  number: file.number,
                  size: sizeText(file.bytes),
                  time: momentText(file.uploadedAt, language),
                })}
                {file.fetchedAt !== null && t('fetched', { time: momentText(file.fetchedAt, language) })}
              </div>
              {file.state === 'returned' && (
                <div className="small room-bad">{t('returned', { words: file.words })}</div>
              )}
              {shown !== null && file === newest && <div className="small quiet">{t(`noPages.${shown}`)}</div>}
              <div className="row">
                {shown === null && (
                  <Button size="small" onClick={() => void open(file.id, 'pages')}>
                    {t('pages')}
                  </Button>
                )}
                <Button size="small" onClick={() => void open(file.id, 'file')}>
                  {t('save')}
                </Button>
                {shown === null && task.share && file === newest && (
                  <ActButton
                    size="small"
                    loading={publish.busy}
                    why={file.published ? t('isPublished') : ''}
                    onClick={() => void publish.change({ cid, slidesId: file.id })}
                  >
                    {t('publish')}
                  </ActButton>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {newest && (
        <label className="room-words">
          <span className="field-name">{t('words')}</span>
          <Input.TextArea rows={2} maxLength={300} value={words} onChange={({ target }) => setWords(target.value)} />
          <span className="small quiet">{t('wordsText')}</span>
        </label>
      )}
      {newest && <History cid={cid} subject="speaker_slides" id={newest.id} />}
    </Pane>
  );
}

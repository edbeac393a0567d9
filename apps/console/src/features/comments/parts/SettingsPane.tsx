import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { commentModes, commentWriters } from '@meetingapp/contract/comments/comment.ts';
import { commentConsoleCalls as calls } from '@meetingapp/contract/comments/console.ts';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useUnsaved } from '../../../lib/forms/unsaved.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

type Settings = AnswerOf<typeof calls.settings>;

/** How comments become public, who may write, and who is muted. */
export function SettingsPane({ close }: { close: () => void }) {
  const t = useT('commentsConsole');
  const cid = useCid();
  const asked = useCall(calls.settings, { cid }, { fresh: true });
  return (
    <Pane title={t('settings')} close={close}>
      <Answered asked={asked}>
        {(settings) => (
          <>
            <SettingsForm key={settings.version} settings={settings} />
            <Mutes mutes={settings.mutes} />
            <h2>{t('words')}</h2>
            <p className="small quiet">{settings.words.length === 0 ? t('noWords') : settings.words.join(' · ')}</p>
            <History cid={cid} subject="comment_settings" id={Number(cid)} />
          </>
        )}
      </Answered>
    </Pane>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const t = useT('commentsConsole');
  const cid = useCid();
  const [mode, setMode] = useState(settings.mode);
  const [writers, setWriters] = useState(settings.writers);
  const { change, busy } = useChange(calls.saveSettings, { refreshes: [calls.settings], said: t('saved') });
  const same = mode === settings.mode && writers === settings.writers;
  useUnsaved(!same);
  return (
    <>
      <span className="field-name">{t('mode')}</span>
      <Radio.Group
        aria-label={t('mode')}
        value={mode}
        onChange={({ target }) => setMode(target.value)}
        options={commentModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      <span className="field-name">{t('writers')}</span>
      <Radio.Group
        aria-label={t('writers')}
        value={writers}
        onChange={({ target }) => setWriters(target.value)}
        options={commentWriters.map((value) => ({ value, label: t(`whoWrites.${value}`) }))}
      />
      <p>
        <ActButton
          lacks={{ nothingChanged: same }}
          loading={busy}
          onClick={() => void change({ cid, seen: settings.version, mode, writers })}
        >
          {t('save')}
        </ActButton>
      </p>
    </>
  );
}

function Mutes({ mutes }: Pick<Settings, 'mutes'>) {
  const t = useT('commentsConsole');
  const language = useLanguage();
  const cid = useCid();
  const lift = useChange(calls.unmute, { refreshes: [calls.settings], said: t('mutes.lifted') });
  return (
    <>
      <h2>{t('mutes.list')}</h2>
      {mutes.length === 0 && <p className="small quiet">{t('mutes.none')}</p>}
      <ul className="comment-list">
        {mutes.map((mute) => (
          <li key={mute.id}>
            <span className="grow">
              <b>{mute.name}</b>
              <br />
              <span className="small quiet">
                {[
                  mute.until === null
                    ? t('mutes.always')
                    : t('mutes.until', { time: momentText(mute.until, language) }),
                  t('mutes.by', { name: mute.by, time: momentText(mute.at, language) }),
                ].join(' · ')}
              </span>
            </span>
            <Button
              size="small"
              loading={lift.busy}
              aria-label={`${t('mutes.lift')} ${mute.name}`}
              onClick={() => void lift.change({ cid, muteId: mute.id })}
            >
              {t('mutes.lift')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

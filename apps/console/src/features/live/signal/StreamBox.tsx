import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { liveConsoleCalls as calls, liveProviders, type LiveStream } from '@meetingapp/contract/live/console.ts';
import { App, Button, Select } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';
import { CopyField } from './CopyField.tsx';
import { SignalDots } from './SignalDots.tsx';

interface StreamBoxProps {
  roomId: number;
  stream: LiveStream;
  mayWrite: boolean;
}

/** One signal of a room. Its key is fetched on request and dropped when the pane closes. */
export function StreamBox({ roomId, stream, mayWrite }: StreamBoxProps) {
  const t = useT('liveConsole');
  const cid = useCid();
  const { modal } = App.useApp();
  const [shown, setShown] = useState<AnswerOf<typeof calls.studioKey> | null>(null);
  const show = useChange(calls.studioKey);
  const rotate = useChange(calls.rotateKey, { refreshes: changed, said: t('streams.rotated') });
  const change = useChange(calls.saveStream, { refreshes: changed });
  const remove = useChange(calls.removeStream, { refreshes: changed });
  const streamId = stream.id;
  async function fetchKey() {
    const outcome = await show.change({ cid, streamId });
    if (outcome.ok) setShown(outcome.answer);
  }
  async function askRotate() {
    const sure = await modal.confirm({
      title: t('streams.rotate'),
      content: t('streams.rotateSure'),
      okText: t('streams.rotate'),
    });
    if (!sure) return;
    const outcome = await rotate.change({ cid, streamId });
    if (outcome.ok) setShown(outcome.answer);
  }
  async function takeProvider(provider: LiveStream['provider']) {
    setShown(null);
    await change.change({ cid, roomId, part: stream.part, provider });
  }
  return (
    <section className="live-stream" aria-label={t(`streams.parts.${stream.part}`)}>
      <div className="row">
        <span className="grow">
          <SignalDots streams={[stream]} />
        </span>
        <Select<LiveStream['provider']>
          size="small"
          aria-label={t('streams.provider')}
          disabled={!mayWrite || stream.connectedAt !== null}
          value={stream.provider}
          onChange={(provider) => void takeProvider(provider)}
          options={liveProviders.map((one) => ({ value: one, label: t(`streams.providers.${one}`) }))}
          popupMatchSelectWidth={false}
        />
      </div>
      {shown && (
        <dl>
          <CopyField label={t('streams.server')} value={shown.server} />
          <CopyField label={t('streams.key')} value={shown.key} />
          <CopyField label={t('streams.address')} value={`${shown.server}/${shown.key}`} />
        </dl>
      )}
      <div className="row wrap">
        {shown ? (
          <Button size="small" onClick={() => setShown(null)}>
            {t('streams.hide')}
          </Button>
        ) : (
          <ActButton size="small" lacks={{ onlyView: !mayWrite }} loading={show.busy} onClick={() => void fetchKey()}>
            {t('streams.show')}
          </ActButton>
        )}
        <ActButton size="small" lacks={{ onlyView: !mayWrite }} loading={rotate.busy} onClick={() => void askRotate()}>
          {t('streams.rotate')}
        </ActButton>
        {stream.part === 'backup' && (
          <ActButton
            size="small"
            type="text"
            danger
            lacks={{ onlyView: !mayWrite, connected: stream.connectedAt !== null }}
            onClick={() => void remove.change({ cid, streamId })}
          >
            {t('streams.removeBackup')}
          </ActButton>
        )}
      </div>
    </section>
  );
}

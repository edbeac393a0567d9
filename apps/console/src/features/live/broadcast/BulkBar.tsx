import { chatModes, liveConsoleCalls as calls, type StoredBroadcast } from '@meetingapp/contract/live/console.ts';
import { watchLevels, type WatchLevel } from '@meetingapp/contract/live/socket.ts';
import { App, Button, Select } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';

type Chat = StoredBroadcast['chat'];
const asIs = { watch: '', replayWatch: '', chat: '' } as {
  watch: WatchLevel | '';
  replayWatch: WatchLevel | '';
  chat: Chat | '';
};

interface BulkBarProps {
  chosen: readonly number[];
  /** Ids of all shown broadcasts. */
  all: readonly number[];
  choose: (ids: number[]) => void;
}

/** Sets watch and chat rights of all chosen broadcasts. */
export function BulkBar({ chosen, all, choose }: BulkBarProps) {
  const t = useT('liveConsole');
  const cid = useCid();
  const { message } = App.useApp();
  const [wish, setWish] = useState(asIs);
  const save = useChange(calls.saveMany, { refreshes: changed });
  const levels = watchLevels.map((level) => ({ value: level, label: t(`watchLevels.${level}`) }));
  const unchanged = { value: '' as const, label: t('broadcasts.unchanged') };
  async function apply() {
    const outcome = await save.change({
      cid,
      broadcastIds: [...chosen],
      watch: wish.watch || null,
      replayWatch: wish.replayWatch || null,
      chat: wish.chat || null,
    });
    if (!outcome.ok) return;
    void message.success(t('broadcasts.applied', { count: outcome.answer.changed }), 3);
    choose([]);
  }
  return (
    <div className="live-many" role="region" aria-label={t('broadcasts.chosen', { count: chosen.length })}>
      <b>{t('broadcasts.chosen', { count: chosen.length })}</b>
      {(['watch', 'replayWatch'] as const).map((field) => (
        <label key={field}>
          <span>{t(field)}</span>
          <Select<WatchLevel | ''>
            size="small"
            aria-label={t(field)}
            value={wish[field]}
            onChange={(level) => setWish({ ...wish, [field]: level })}
            options={[unchanged, ...levels]}
            popupMatchSelectWidth={false}
          />
        </label>
      ))}
      <label>
        <span>{t('chat')}</span>
        <Select<Chat | ''>
          size="small"
          aria-label={t('chat')}
          value={wish.chat}
          onChange={(chat) => setWish({ ...wish, chat })}
          options={[unchanged, ...chatModes.map((mode) => ({ value: mode, label: t(`chatModes.${mode}`) }))]}
          popupMatchSelectWidth={false}
        />
      </label>
      <ActButton
        size="small"
        type="primary"
        loading={save.busy}
        lacks={{ nothingChosen: wish.watch === '' && wish.replayWatch === '' && wish.chat === '' }}
        onClick={() => void apply()}
      >
        {t('broadcasts.apply')}
      </ActButton>
      <span className="grow" />
      {chosen.length < all.length && (
        <Button size="small" type="text" onClick={() => choose([...all])}>
          {t('broadcasts.chooseAll', { count: all.length })}
        </Button>
      )}
      <Button size="small" type="text" onClick={() => choose([])}>
        {t('broadcasts.clear')}
      </Button>
    </div>
  );
}

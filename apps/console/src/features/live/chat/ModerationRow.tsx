import type { WatchedRoom } from '@meetingapp/contract/live/console.ts';
import type { HeldMessage } from '@meetingapp/contract/live/desk.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, x } from '@meetingapp/ui/icons/icons.ts';
import { ban } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { Button, Tag, Tooltip } from 'antd';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { shownZone } from '../../../lib/time/zone.ts';
import { clockOf } from '../view.ts';
import type { Moderation } from './use-moderation.ts';

interface ModerationRowProps {
  message: HeldMessage;
  room: WatchedRoom | undefined;
  judging: Moderation;
  mute: () => void;
}

/** One message that waits for moderation; the current one shows its keys. */
export function ModerationRow({ message, room, judging, mute }: ModerationRowProps) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const line = useRef<HTMLLIElement>(null);
  const current = judging.current?.id === message.id;
  useEffect(() => {
    if (current) line.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const { id, kind, name, text, at, reason, alike } = message;
  const same = judging.shown.filter((one) => one.broadcastId === message.broadcastId && one.text === text);
  const show = t(kind === 'question' ? 'held.show' : 'held.pin');
  const icons = [
    ['pass', check, () => judging.judge([id], 'pass')],
    ['refuse', x, () => judging.judge([id], 'refuse')],
    ['mute', ban, mute],
  ] as const;
  return (
    <li ref={line} className={current ? 'on' : ''} aria-current={current || undefined}>
      <button type="button" className="desk-avatar" aria-label={name} onClick={() => judging.choose(id)}>
        <span className="av" aria-hidden="true">
          {[...name][0] ?? ''}
        </span>
      </button>
      <div className="grow">
        <p className="small desk-by">
          <b>{name}</b>
          <span>{room && pickLanguage(room.name, language)}</span>
          <span>{clockOf(at, shownZone.get())}</span>
          {kind === 'question' && <Tag color="processing">{t('held.question')}</Tag>}
          {reason === 'word' && <Tag color="error">{t('held.word')}</Tag>}
          {reason === 'repeated' && alike <= 1 && <Tag color="warning">{t('held.repeated')}</Tag>}
          {alike > 1 && <Tag color="warning">{t('held.alike', { count: alike })}</Tag>}
        </p>
        <p className="desk-text">{text}</p>
        {current && same.length > 1 && (
          <Button
            size="small"
            onClick={() =>
              judging.judge(
                same.map((one) => one.id),
                'refuse',
              )
            }
          >
            {t('held.refuseAll', { count: same.length })}
          </Button>
        )}
      </div>
      <span className="desk-acts">
        {current ? (
          <>
            <Button size="small" type="primary" onClick={() => judging.judge([id], 'show')}>
              {show} <kbd>S</kbd>
            </Button>
            <Button size="small" onClick={() => judging.judge([id], 'pass')}>
              {t('held.pass')} <kbd>A</kbd>
            </Button>
            <Button size="small" type="text" onClick={() => judging.judge([id], 'refuse')}>
              {t('held.refuse')} <kbd>D</kbd>
            </Button>
            <Tooltip title={t('held.mute')}>
              <Button size="small" type="text" aria-label={t('held.mute')} icon={<Icon icon={ban} />} onClick={mute} />
            </Tooltip>
          </>
        ) : (
          icons.map(([act, icon, run]) => (
            <Tooltip key={act} title={t(`held.${act}`)}>
              <Button
                size="small"
                type="text"
                aria-label={`${t(`held.${act}`)} ${name}`}
                icon={<Icon icon={icon} />}
                onClick={run}
              />
            </Tooltip>
          ))
        )}
      </span>
    </li>
  );
}

import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import { channels } from '@meetingapp/domain/messages/delivery.ts';
import type { Channel } from '@meetingapp/domain/messages/delivery.ts';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { lock } from '@meetingapp/ui/icons/icons.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useId } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { switchChannel } from '../view.ts';
import { channelIcons } from './channel-icons.ts';
import { useSaved } from './use-saved.ts';

interface Props {
  setting: AnswerOf<typeof preferenceCalls.read>['kinds'][number];
  /** Channels for which the account has an address; the others are not offered. */
  owned: ReadonlySet<Channel>;
}

/** The channels of one kind of message, with the order in which they are tried. The inbox is always on and says why. */
export function KindChannels({ setting: { kind, channels: stored, required }, owned }: Props) {
  const t = useT('messagesPreference');
  const id = useId();
  const { send } = useSend(preferenceCalls.saveChannels);
  const [chosen, change] = useSaved<Channel[]>(
    stored,
    async (next) => {
      const outcome = await send({ kind, channels: next }, { quiet: true });
      if (outcome.ok) invalidate(preferenceCalls.read);
      return outcome;
    },
    (reason) => t('notSaved', { reason }),
  );
  const used = chosen.filter((channel) => owned.has(channel));

  return (
    <div className="kind" role="group" aria-labelledby={id}>
      <b id={id}>{t(`kinds.${kind}.name`)}</b>
      <p className="t-sm ink-2">{t(`kinds.${kind}.text`)}</p>
      <div className="kind-channels">
        <button
          type="button"
          role="switch"
          aria-checked
          aria-disabled
          className="locked"
          onClick={() => showTopTip(t(required ? 'locked' : 'lockedOther'))}
        >
          <Icon icon={lock} size="s" />
          {t('channels.inbox')}
        </button>
        {channels.map((channel) => {
          const place = used.indexOf(channel) + 1;
          const missing = !owned.has(channel);
          return (
            <button
              key={channel}
              type="button"
              role="switch"
              aria-checked={place > 0}
              aria-disabled={missing || undefined}
              className={joinClasses(place > 0 && 'on', missing && 'missing')}
              onClick={() => (missing ? showTopTip(t(`missing.${channel}`)) : change(switchChannel(chosen, channel)))}
            >
              <Icon icon={channelIcons[channel]} size="s" />
              {t(`channels.${channel}`)}
              {place > 0 && used.length > 1 && (
                <>
                  <span className="place" aria-hidden="true">
                    {place}
                  </span>
                  <span className="sr"> {t('order', { place })}</span>
                </>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}

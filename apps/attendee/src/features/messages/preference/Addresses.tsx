import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import { channels } from '@meetingapp/domain/messages/delivery.ts';
import type { Channel } from '@meetingapp/domain/messages/delivery.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { channelIcons } from './channel-icons.ts';

type Address = AnswerOf<typeof preferenceCalls.read>['addresses'][number];

interface Props {
  addresses: readonly Address[];
  zone: string;
}

/** Where messages are sent: whether each address works, what it returned, and channels without one. */
export function Addresses({ addresses, zone }: Props) {
  const t = useT('messagesPreference');
  return (
    <>
      <div className="head">
        <h2>{t('addresses')}</h2>
      </div>
      <List>
        {channels.map((channel) => {
          const own = addresses.filter((one) => one.channel === channel);
          return own.length === 0 ? (
            <ListRow
              key={channel}
              icon={channelIcons[channel]}
              title={t(`channels.${channel}`)}
              trailing={<Tag>{t('absent')}</Tag>}
            />
          ) : (
            own.map((address) => <AddressRow key={channel} channel={channel} address={address} zone={zone} />)
          );
        })}
      </List>
    </>
  );
}

function AddressRow({ channel, address, zone }: { channel: Channel; address: Address; zone: string }) {
  const t = useT('messagesPreference');
  const language = useLanguage();
  const { bounced, lastAt } = address;
  const text = bounced
    ? t('bounced', { at: momentText(bounced.at, zone, language), reason: bounced.reason })
    : lastAt !== null
      ? t('last', { at: momentText(lastAt, zone, language) })
      : channel === 'messenger'
        ? t('linked')
        : undefined;
  return (
    <ListRow
      icon={channelIcons[channel]}
      title={address.address || t(`channels.${channel}`)}
      text={text}
      trailing={<Tag kind={bounced ? 'bad' : 'ok'}>{t(bounced ? 'unusable' : 'usable')}</Tag>}
    />
  );
}

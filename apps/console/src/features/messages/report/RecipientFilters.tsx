import { Input, Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import type { Narrowed } from './use-narrowed.ts';

const channels = ['messenger', 'phone', 'email'] as const;

/** Search and channel of the recipients of a report. */
export function RecipientFilters({
  narrowed,
  narrow,
}: {
  narrowed: Narrowed;
  narrow: (part: Partial<Narrowed>) => void;
}) {
  const t = useT('mailing');
  return (
    <div className="row wrap recipient-filters">
      <Input.Search
        allowClear
        aria-label={t('report.search')}
        placeholder={t('report.search')}
        maxLength={60}
        value={narrowed.words}
        onChange={(event) => narrow({ words: event.target.value })}
      />
      <Select<Narrowed['channel'] | ''>
        aria-label={t('report.channel')}
        value={narrowed.channel ?? ''}
        onChange={(channel) => narrow({ channel: channel === '' ? null : channel, fault: null })}
        options={[
          { value: '', label: t('report.anyChannel') },
          ...channels.map((channel) => ({ value: channel, label: t(`channels.${channel}`) })),
        ]}
      />
    </div>
  );
}

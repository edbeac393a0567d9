import { Form, Select } from 'antd';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { CoverField } from '../../../lib/forms/CoverField.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import type { LiveSetUp } from '../data.ts';
import { clockOf, dayOf, dayText, type TypedBroadcast } from '../view.ts';
import { ChatFields } from './ChatFields.tsx';
import { WatchFields } from './WatchFields.tsx';

interface BroadcastFormProps {
  setUp: LiveSetUp;
  value: TypedBroadcast;
  change: (part: Partial<TypedBroadcast>) => void;
  faults: Readonly<Record<string, string>>;
  disabled: boolean;
}

/** Fields of a broadcast. Choosing a session copies its title and time. */
export function BroadcastForm({ setUp, value, change, faults, disabled }: BroadcastFormProps) {
  const t = useT('liveConsole');
  const language = useLanguage();
  const sessions = setUp.sessions.map((session) => ({
    value: session.id,
    label: `${pickLanguage(session.title, language)}  ${dayText(dayOf(session.from, setUp.zone), language)} ${clockOf(session.from, setUp.zone)}`,
  }));
  function takeSession(id: number) {
    const session = setUp.sessions.find((one) => one.id === id);
    if (!session) return change({ sessionId: null });
    const room = setUp.rooms.find(({ hallId }) => hallId !== null && hallId === session.hallId);
    change({
      sessionId: id,
      title: session.title,
      from: session.from,
      to: session.to,
      ...(room ? { roomId: room.id } : {}),
    });
  }
  const picker = (field: 'from' | 'to') => (
    <Field label={t(field)} fault={faults[field]}>
      <MomentPicker required label={t(field)} at={value[field]} change={(at) => change({ [field]: at })} />
    </Field>
  );
  return (
    <Form layout="vertical" disabled={disabled} className="live-form">
      <BilingualField
        label={t('broadcasts.title')}
        value={value.title}
        disabled={disabled}
        onChange={(title) => change({ title })}
        fault={faults['title']}
      />
      <Field label={t('broadcasts.session')} hint={t('broadcasts.sessionNote')} fault={faults['sessionId']}>
        <Select<number>
          aria-label={t('broadcasts.session')}
          showSearch={{ optionFilterProp: 'label' }}
          value={value.sessionId === null ? 0 : Number(value.sessionId)}
          onChange={takeSession}
          options={[{ value: 0, label: t('broadcasts.noSession') }, ...sessions]}
        />
      </Field>
      <div className="two">
        {picker('from')}
        {picker('to')}
      </div>
      <div className="two">
        <Field label={t('broadcasts.room')} fault={faults['roomId']}>
          <Select<number>
            aria-label={t('broadcasts.room')}
            value={Number(value.roomId)}
            onChange={(roomId) => change({ roomId })}
            options={setUp.rooms.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) }))}
          />
        </Field>
        <Field label={t('broadcasts.series')} fault={faults['seriesId']}>
          <Select<number>
            aria-label={t('broadcasts.series')}
            value={value.seriesId === null ? 0 : Number(value.seriesId)}
            onChange={(id) => change({ seriesId: id === 0 ? null : id })}
            options={[
              { value: 0, label: t('broadcasts.noSeries') },
              ...setUp.series.map(({ id, title }) => ({ value: id, label: pickLanguage(title, language) })),
            ]}
          />
        </Field>
      </div>
      <WatchFields
        watch={value.watch}
        replayWatch={value.replayWatch}
        onWatch={(watch) => change({ watch })}
        onReplayWatch={(replayWatch) => change({ replayWatch })}
      />
      <ChatFields
        chat={value.chat}
        slowSeconds={value.slowSeconds}
        onChat={(chat) => change({ chat })}
        onSlow={(slowSeconds) => change({ slowSeconds })}
      />
      <BilingualField
        label={t('broadcasts.introduction')}
        rows={2}
        maxLength={5000}
        value={value.introduction}
        disabled={disabled}
        onChange={(introduction) => change({ introduction })}
        fault={faults['introduction']}
      />
      <Field label={t('broadcasts.cover')} fault={faults['cover']}>
        <CoverField value={value.cover} disabled={disabled} onChange={(cover) => change({ cover })} />
      </Field>
    </Form>
  );
}

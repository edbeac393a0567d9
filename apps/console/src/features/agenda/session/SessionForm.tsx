import { sessionKinds } from '@meetingapp/contract/agenda/programme.ts';
import type { SessionFields } from '@meetingapp/domain/agenda/edits.ts';
import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Input, Select } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { daysOf, dayText } from '../view.ts';
import { useDesk } from '../parts/desk-context.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { Deferred } from '../parts/Deferred.tsx';
import { ExpertsInput } from './ExpertsInput.tsx';

interface SessionFormProps {
  fields: SessionFields;
  set: (change: Partial<SessionFields>) => void;
}

/** Fields of a session. */
export function SessionForm({ fields, set }: SessionFormProps) {
  const t = useT('agendaConsole');
  const language = useLanguage();
  const { draft, placed, mayChange } = useDesk();
  const clock = (moment: string) => clockIn(draft.zone, new Date(moment));
  const day = clock(fields.from).slice(0, 10);
  const at = (on: string, time: string) => momentIn(draft.zone, `${on}T${time}`)?.toISOString();
  function setTimes(on: string, from: string, to: string) {
    const begins = at(on, from);
    const ends = at(on, to);
    if (begins && ends) set({ from: begins, to: ends });
  }
  const fromTime = clock(fields.from).slice(11);
  const toTime = clock(fields.to).slice(11);
  const days = [...new Set([...daysOf(draft, placed), day])].sort();
  const shared = { disabled: !mayChange };
  return (
    <div className="session-form">
      <BilingualField
        {...shared}
        label={t('session.name')}
        maxLength={200}
        value={fields.title}
        onChange={(title) => set({ title })}
      />
      <div className="two">
        <Field label={t('session.kind')} htmlFor="session-kind">
          <Select
            {...shared}
            id="session-kind"
            value={fields.kind}
            options={sessionKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            onChange={(kind) => set({ kind })}
          />
        </Field>
        <Field label={t('session.hall')} htmlFor="session-hall">
          <Select
            {...shared}
            id="session-hall"
            value={fields.hall ?? 0}
            options={[
              ...draft.halls.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) })),
              { value: 0, label: t('noHall') },
            ]}
            onChange={(hall) => set({ hall: hall || null })}
          />
        </Field>
      </div>
      <div className="three">
        <Field label={t('session.day')} htmlFor="session-day">
          <Select
            {...shared}
            id="session-day"
            value={day}
            options={days.map((one) => ({ value: one, label: dayText(one, language) }))}
            onChange={(on) => setTimes(on, fromTime, toTime)}
          />
        </Field>
        <Field label={t('session.from')} htmlFor="session-from">
          <Input
            {...shared}
            id="session-from"
            type="time"
            value={fromTime}
            onChange={(event) => setTimes(day, event.target.value, toTime)}
          />
        </Field>
        <Field label={t('session.to')} htmlFor="session-to">
          <Input
            {...shared}
            id="session-to"
            type="time"
            value={toTime}
            onChange={(event) => setTimes(day, fromTime, event.target.value)}
          />
        </Field>
      </div>
      <Deferred>
        <Field label={t('session.people')}>
          <ExpertsInput
            parts={fields.parts}
            fresh="host"
            onChange={(parts) => set({ parts })}
            during={{ from: fields.from, to: fields.to }}
          />
        </Field>
        <Deferred>
          <Field label={t('session.topics')} htmlFor="session-topics">
            <Select
              {...shared}
              id="session-topics"
              mode="multiple"
              value={fields.topics}
              options={draft.topics.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) }))}
              optionFilterProp="label"
              onChange={(topics) => set({ topics })}
            />
          </Field>
          {fields.kind === 'satellite' && (
            <BilingualField
              {...shared}
              label={t('session.sponsor')}
              value={fields.sponsor}
              onChange={(sponsor) => set({ sponsor })}
            />
          )}
          <Deferred>
            <BilingualField
              rich
              label={t('session.introduction')}
              value={fields.introduction}
              onChange={(introduction) => set({ introduction })}
            />
          </Deferred>
        </Deferred>
      </Deferred>
    </div>
  );
}

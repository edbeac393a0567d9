import { sessionKinds } from '@meetingapp/contract/agenda-programme.ts';
import type { SessionFields } from '@meetingapp/domain/agenda/edits.ts';
import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import { Input, Select } from 'antd';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { BilingualText } from '../../../lib/BilingualText.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { daysOf, dayText, said } from '../view.ts';
import { useDesk } from './desk.ts';
import { Labelled } from './Labelled.tsx';
import { Later } from './Later.tsx';
import { PartsInput } from './PartsInput.tsx';

interface SessionFormProps {
  fields: SessionFields;
  set: (change: Partial<SessionFields>) => void;
}

/** All that is said of a session. */
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
      <Labelled label={t('session.name')}>
        <BilingualInput
          {...shared}
          label={t('session.name')}
          maxLength={200}
          value={fields.title}
          onChange={(title) => set({ title })}
        />
      </Labelled>
      <div className="two">
        <Labelled label={t('session.kind')} htmlFor="session-kind">
          <Select
            {...shared}
            id="session-kind"
            value={fields.kind}
            options={sessionKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            onChange={(kind) => set({ kind })}
          />
        </Labelled>
        <Labelled label={t('session.hall')} htmlFor="session-hall">
          <Select
            {...shared}
            id="session-hall"
            value={fields.hall ?? 0}
            options={[
              ...draft.halls.map(({ id, name }) => ({ value: id, label: said(name, language) })),
              { value: 0, label: t('noHall') },
            ]}
            onChange={(hall) => set({ hall: hall || null })}
          />
        </Labelled>
      </div>
      <div className="three">
        <Labelled label={t('session.day')} htmlFor="session-day">
          <Select
            {...shared}
            id="session-day"
            value={day}
            options={days.map((one) => ({ value: one, label: dayText(one, language) }))}
            onChange={(on) => setTimes(on, fromTime, toTime)}
          />
        </Labelled>
        <Labelled label={t('session.from')} htmlFor="session-from">
          <Input
            {...shared}
            id="session-from"
            type="time"
            value={fromTime}
            onChange={(event) => setTimes(day, event.target.value, toTime)}
          />
        </Labelled>
        <Labelled label={t('session.to')} htmlFor="session-to">
          <Input
            {...shared}
            id="session-to"
            type="time"
            value={toTime}
            onChange={(event) => setTimes(day, fromTime, event.target.value)}
          />
        </Labelled>
      </div>
      <Later>
        <Labelled label={t('session.people')}>
          <PartsInput
            parts={fields.parts}
            fresh="host"
            onChange={(parts) => set({ parts })}
            during={{ from: fields.from, to: fields.to }}
          />
        </Labelled>
        <Later>
          <Labelled label={t('session.topics')} htmlFor="session-topics">
            <Select
              {...shared}
              id="session-topics"
              mode="multiple"
              value={fields.topics}
              options={draft.topics.map(({ id, name }) => ({ value: id, label: said(name, language) }))}
              optionFilterProp="label"
              onChange={(topics) => set({ topics })}
            />
          </Labelled>
          {fields.kind === 'satellite' && (
            <Labelled label={t('session.sponsor')}>
              <BilingualInput
                {...shared}
                label={t('session.sponsor')}
                value={fields.sponsor}
                onChange={(sponsor) => set({ sponsor })}
              />
            </Labelled>
          )}
          <Later>
            <Labelled label={t('session.introduction')}>
              <BilingualText
                label={t('session.introduction')}
                low
                value={fields.introduction}
                onChange={(introduction) => set({ introduction })}
              />
            </Labelled>
          </Later>
        </Later>
      </Later>
    </div>
  );
}

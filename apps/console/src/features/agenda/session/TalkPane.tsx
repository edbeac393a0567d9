import { agendaConsoleCalls as calls, type DraftTalk } from '@meetingapp/contract/agenda/draft.ts';
import type { TalkFields } from '@meetingapp/domain/agenda/edits.ts';
import { firstFree, sessionOfItsOwn } from '@meetingapp/domain/agenda/own-session.ts';
import { placeInOrder } from '@meetingapp/domain/agenda/talk-order.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh, useCall } from '../../../lib/calls/use-call.ts';
import { shortDay } from '../../../lib/time/short-day.ts';
import { matches, momentAt, placedOf, timeIn } from '../view.ts';
import { Materials } from './Materials.tsx';
import { useDesk } from '../parts/desk-context.ts';
import { FieldConflicts } from '../../../lib/forms/FieldConflicts.tsx';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { ExpertsInput } from './ExpertsInput.tsx';
import { PaneFoot } from '../parts/PaneFoot.tsx';
import { overtaken, Refusal } from '../parts/Refusal.tsx';
import { useFieldTexts } from './use-field-texts.ts';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';

const nothing = { zh: '', en: '' };
const fresh: TalkFields = { title: nothing, abstract: nothing, minutes: 15, parts: [] };

/** A talk; its abstract is loaded when it is opened. */
export function TalkPane({ talk }: { talk: DraftTalk | null }) {
  const { cid } = useDesk();
  const asked = useCall(calls.talk, { cid, talkId: talk?.id ?? 0 }, { enabled: talk !== null });
  if (!talk) return <TalkEditor talk={null} saved={fresh} />;
  const current = asked.answer?.talk.id === talk.id ? asked.answer : undefined;
  return (
    <Answered asked={{ ...asked, answer: current }}>
      {({ abstract }) => (
        <TalkEditor talk={talk} saved={{ title: talk.title, minutes: talk.minutes, parts: talk.parts, abstract }} />
      )}
    </Answered>
  );
}

function TalkEditor({ talk, saved }: { talk: DraftTalk | null; saved: TalkFields }) {
  const t = useT('agendaConsole');
  const c = useT('console');
  const { modal } = App.useApp();
  const { cid, editor, mayChange, open } = useDesk();
  const [refusal, setRefusal] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const typed = useFieldDraft<TalkFields>(`talk/${cid}/${talk?.id ?? 'new'}`, saved);
  const { value: fields, change: set } = typed;
  const textOf = useFieldTexts('talk');
  async function save() {
    setBusy(true);
    const edit = { act: 'saveTalk', id: talk?.id ?? null, was: null, fields, abstract: saved.abstract } as const;
    const outcome = await editor.act([edit]);
    setBusy(false);
    setRefusal(outcome.ok ? null : outcome.failure);
    await refresh(calls.talk);
    if (!outcome.ok) return;
    typed.settle(fields);
    if (outcome.id !== null && !talk) open({ kind: 'talk', id: outcome.id });
  }
  async function remove() {
    if (!talk) return;
    const sure = await modal.confirm({
      title: t('talk.remove'),
      content: t('talk.removeSure'),
      okText: t('talk.remove'),
    });
    if (sure && (await editor.act([{ act: 'removeTalk', id: talk.id, abstract: saved.abstract }])).ok) open(null);
  }
  const shared = { disabled: !mayChange };
  return (
    <Pane
      title={talk ? t('talk.title') : t('newTalk')}
      close={() => open(null)}
      foot={
        mayChange && (
          <PaneFoot
            fresh={!talk}
            typed={typed}
            busy={busy}
            save={() => void save()}
            remove={{ label: t('talk.remove'), run: () => void remove() }}
          />
        )
      }
    >
      <Refusal failure={overtaken(refusal, typed.conflicts.length, c('conflict.merged'))} />
      {talk && (
        <FieldConflicts
          of={{ cid, subject: 'talk', id: talk.id }}
          conflicts={typed.conflicts.map((name) => ({
            name,
            label: textOf(name, fields).label,
            theirs: textOf(name, saved).text,
            mine: textOf(name, fields).text,
            takeTheirs: () => typed.takeTheirs(name),
            keepMine: () => typed.keepMine(name),
          }))}
        />
      )}
      <BilingualField {...shared} label={t('talk.name')} value={fields.title} onChange={(title) => set({ title })} />
      <Field label={t('talk.minutes')} htmlFor="talk-minutes">
        <InputNumber
          {...shared}
          id="talk-minutes"
          min={1}
          max={1440}
          precision={0}
          value={fields.minutes}
          onChange={(minutes) => set({ minutes: minutes ?? 15 })}
        />
      </Field>
      {talk && <TalkPlace talk={talk} />}
      <Field label={t('talk.people')}>
        <ExpertsInput parts={fields.parts} fresh="speaker" during={null} onChange={(parts) => set({ parts })} />
      </Field>
      <BilingualField
        {...shared}
        label={t('talk.abstract')}
        rows={4}
        maxLength={20_000}
        value={fields.abstract}
        onChange={(abstract) => set({ abstract })}
      />
      {talk && <Materials item="talk" itemId={talk.id} />}
      {talk && <History cid={cid} subject="talk" id={talk.id} />}
    </Pane>
  );
}

/** Session and time of the talk. */
function TalkPlace({ talk }: { talk: DraftTalk }) {
  const t = useT('agendaConsole');
  const language = useLanguage();
  const { draft, placed, day, editor, mayChange, open } = useDesk();
  const session = draft.sessions.find(({ id }) => id === talk.session);
  const own = draft.talks.filter((one) => one.session === talk.session);
  const before = own[own.findIndex(({ id }) => id === talk.id) + 1]?.id ?? null;
  const out = { act: 'placeTalk', id: talk.id, session: null, before: null, from: null } as const;
  function setTime(time: string) {
    if (!session) return;
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const from = time === '' ? null : momentAt(draft.zone, placedOf(draft.zone, session).day, hours * 60 + minutes);
    void editor.act([{ ...out, session: session.id, before, from }]);
  }
  function alone() {
    const hall = draft.halls[0]?.id ?? null;
    const hours = { earliest: momentAt(draft.zone, day, 9 * 60), latest: momentAt(draft.zone, day, 19 * 60) };
    const from = firstFree(draft.sessions, hall, talk.minutes, hours);
    void editor.act(sessionOfItsOwn(talk, { hall, topic: null, from }));
  }
  return (
    <>
      <Field label={t('talk.session')} htmlFor="talk-session">
        <Select
          id="talk-session"
          disabled={!mayChange}
          allowClear
          placeholder={t('talk.notPlaced')}
          showSearch={{ filterOption: (words, option) => matches(words, option?.texts ?? []) }}
          value={talk.session}
          options={placed.map(({ session: one, day }) => ({
            value: one.id,
            label: `${shortDay(day, language)} ${timeIn(draft.zone, one.from)} ${pickLanguage(one.title, language)}`,
            texts: [one.title.zh, one.title.en, day, timeIn(draft.zone, one.from)],
          }))}
          onChange={(id: number | null | undefined) => {
            const into = draft.sessions.find((one) => one.id === id);
            void editor.act(into ? placeInOrder(into, draft.talks, talk, null) : [out]);
          }}
        />
      </Field>
      {!session && mayChange && (
        <Button size="small" className="alone" onClick={alone}>
          {t('talk.alone')}
        </Button>
      )}
      {session && (
        <div className="row">
          <Field label={t('talk.from')} htmlFor="talk-from">
            <Input
              id="talk-from"
              key={talk.from}
              type="time"
              disabled={!mayChange}
              defaultValue={talk.from === null ? '' : timeIn(draft.zone, talk.from)}
              onBlur={(event) => {
                if (event.target.value !== (talk.from === null ? '' : timeIn(draft.zone, talk.from)))
                  setTime(event.target.value);
              }}
            />
          </Field>
          <Button type="link" onClick={() => open({ kind: 'session', id: session.id })}>
            {t('talk.toSession')}
          </Button>
        </div>
      )}
    </>
  );
}

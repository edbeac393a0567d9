import type { DraftSession } from '@meetingapp/contract/agenda/draft.ts';
import { sessionFields, type SessionFields } from '@meetingapp/domain/agenda/edits.ts';
import { App } from 'antd';
import { useState } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { dayText, momentAt, placedOf, clockText } from '../view.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ClashNotes } from './ClashNotes.tsx';
import { useDesk } from '../parts/desk-context.ts';
import { FieldConflicts } from '../../../lib/forms/FieldConflicts.tsx';
import { Deferred } from '../parts/Deferred.tsx';
import { Materials } from './Materials.tsx';
import { PaneFoot } from '../parts/PaneFoot.tsx';
import { overtaken, Refusal } from '../parts/Refusal.tsx';
import { SessionForm } from './SessionForm.tsx';
import { SessionTalks } from './SessionTalks.tsx';
import { useFieldTexts } from './use-field-texts.ts';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';

const nothing = { zh: '', en: '' };

/** Default values of a new session: the shown day, the first hall. */
function freshOn(zone: string, day: string, hall: number | null): SessionFields {
  const times = { from: momentAt(zone, day, 9 * 60), to: momentAt(zone, day, 10 * 60 + 30) };
  return {
    kind: 'session',
    title: nothing,
    introduction: nothing,
    sponsor: nothing,
    hall,
    topics: [],
    parts: [],
    ...times,
  };
}

/** One session: clashes, fields, talks and history. Typed text survives until it is saved. */
export function SessionPane({ session }: { session: DraftSession | null }) {
  const t = useT('agendaConsole');
  const c = useT('console');
  const language = useLanguage();
  const { modal } = App.useApp();
  const { cid, draft, day, editor, mayChange, open } = useDesk();
  const [refusal, setRefusal] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const saved = session ? sessionFields(session) : freshOn(draft.zone, day, draft.halls[0]?.id ?? null);
  const typed = useFieldDraft<SessionFields>(`session/${cid}/${session?.id ?? 'new'}`, saved);
  const { value: fields } = typed;
  const textOf = useFieldTexts('session');
  const close = () => open(null);
  async function save() {
    setBusy(true);
    const outcome = await editor.act([{ act: 'saveSession', id: session?.id ?? null, was: null, fields }]);
    setBusy(false);
    setRefusal(outcome.ok ? null : outcome.failure);
    if (!outcome.ok) return;
    typed.settle(fields);
    if (outcome.id !== null && !session) open({ kind: 'session', id: outcome.id });
  }
  async function remove() {
    if (!session) return;
    const sure = await modal.confirm({
      title: t('session.remove'),
      content: t('session.removeSure'),
      okText: t('session.remove'),
    });
    if (sure && (await editor.act([{ act: 'removeSession', id: session.id }])).ok) close();
  }
  const placed = session && placedOf(draft.zone, session);
  return (
    <Pane
      title={session ? t('session.title') : t('newSession')}
      facts={placed && `${dayText(placed.day, language)} ${clockText(placed.from)}–${clockText(placed.to)}`}
      close={close}
      foot={
        mayChange && (
          <PaneFoot
            fresh={!session}
            typed={typed}
            busy={busy}
            save={() => void save()}
            remove={{ label: t('session.remove'), run: () => void remove() }}
          />
        )
      }
    >
      {session && <ClashNotes session={session} />}
      <Refusal failure={overtaken(refusal, typed.conflicts.length, c('conflict.merged'))} />
      {session && (
        <FieldConflicts
          of={{ cid, subject: 'programme_session', id: session.id }}
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
      <SessionForm fields={fields} set={typed.change} />
      {session && (
        <Deferred>
          <Deferred>
            <SessionTalks session={session} />
            <Materials item="session" itemId={session.id} />
            <History cid={cid} subject="programme_session" id={session.id} />
          </Deferred>
        </Deferred>
      )}
      {!mayChange && <p className="small quiet">{c('onlyFor', { who: c('roles.programme') })}</p>}
    </Pane>
  );
}

import { agendaConsoleCalls as calls } from '@meetingapp/contract/agenda/draft.ts';
import { auditCalls } from '@meetingapp/contract/audit.ts';
import { alongWith, applied, appliedAll, settled, type DraftRows, type Edit } from '@meetingapp/domain/agenda/edits.ts';
import { App } from 'antd';
import { useMemo, useRef, useState } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { cache, refresh } from '../../../lib/calls/use-call.ts';
import type { Draft } from '../data.ts';
import { sendEdit } from './send-edit.ts';
import { useLatestCallback } from '../parts/use-latest-callback.ts';

interface Step {
  done: Edit[];
  back: Edit[];
}
export type Done = { ok: true; id: number | null } | { ok: false; failure: CallFailure };

const MOST_STEPS = 100;

/**
 * Applies edits at once and sends them one after the other; a refused edit is rolled back with the reason. Undoing a deletion creates
 * a new row, whose id replaces the old one in the remaining steps.
 */
export function useEditor(cid: number) {
  const language = useLanguage();
  const { message } = App.useApp();
  const queue = useRef<{ last: Promise<unknown>; waiting: number; names: Map<string, number> }>({
    last: Promise.resolve(),
    waiting: 0,
    names: new Map(),
  });
  const [past, setPast] = useState<Step[]>([]);
  const [future, setFuture] = useState<Step[]>([]);
  const key = [calls.read.path, { cid }, language];
  const set = (change: (rows: DraftRows) => DraftRows) =>
    cache.setQueryData<Draft>(key, (now) => (now ? ({ ...now, ...change(now) } as Draft) : now));

  async function run(edits: readonly Edit[]): Promise<Done & { sent: Edit[] }> {
    const work = queue.current;
    work.waiting += 1;
    await cache.cancelQueries({ queryKey: [calls.read.path] });
    const planned = edits.map((wish) => {
      const edit = renamed(wish, work.names);
      const rows = cache.getQueryData<Draft>(key);
      const along = rows ? alongWith(rows, edit) : [];
      // A row being deleted stays until the server confirms: its version is needed for the call.
      if (!takesOut(edit)) set((now) => applied(now, edit));
      return { wish, along };
    });
    const before = work.last;
    const now = (async () => {
      await before;
      const sent: Edit[] = [];
      let id: number | null = null;
      for (const [at, { wish, along }] of planned.entries()) {
        const edit = renamed(wish, work.names);
        const rows = cache.getQueryData<Draft>(key);
        if (!rows) break;
        const outcome = await sendEdit(cid, rows, edit);
        if (!outcome.ok) return { ...outcome, sent };
        id = outcome.id ?? id;
        if ('was' in edit && edit.id === null && outcome.id !== null) {
          if (edit.was !== null) work.names.set(nameOf(tableOf(edit), edit.was), outcome.id);
          sent.push({ ...edit, was: outcome.id });
          // The remaining edits need the refreshed rows.
          await refresh(calls.read);
          const rest = planned.slice(at + 1).map((one) => renamed(one.wish, work.names));
          set((latest) => rest.reduce((draft, one) => (takesOut(one) ? draft : applied(draft, one)), latest));
        } else {
          sent.push(edit);
          if (takesOut(edit)) set((latest) => applied(latest, edit));
          set((latest) => settled(latest, edit, outcome.version, along));
        }
      }
      return { ok: true as const, id, sent };
    })();
    work.last = now;
    const outcome = await now;
    work.waiting -= 1;
    if (!outcome.ok) void message.error(outcome.failure.msg, 6);
    if (work.waiting === 0 || !outcome.ok) void refresh(calls.read, calls.changes, auditCalls.list);
    return outcome;
  }

  async function actNow(edits: readonly Edit[]): Promise<Done> {
    const rows = cache.getQueryData<Draft>(key);
    if (!rows || edits.length === 0) return { ok: true, id: null };
    const { back } = appliedAll(rows, edits);
    const outcome = await run(edits);
    if (outcome.ok) {
      const made = outcome.sent.flatMap(takesAway);
      setPast((steps) => [...steps, { done: outcome.sent, back: [...made, ...back] }].slice(-MOST_STEPS));
      setFuture([]);
    } else {
      // When the talk for a new session fails, the session is removed again.
      const made = outcome.sent.flatMap(takesAway);
      if (made.length > 0) void run(made);
    }
    return outcome;
  }
  async function undoLast() {
    const step = past.at(-1);
    if (!step) return;
    setPast((steps) => steps.slice(0, -1));
    if ((await run(step.back)).ok) setFuture((steps) => [step, ...steps]);
  }
  async function redoNext() {
    const [step] = future;
    if (!step) return;
    setFuture((steps) => steps.slice(1));
    if ((await run(step.done)).ok) setPast((steps) => [...steps, step]);
  }
  const act = useLatestCallback(actNow);
  const undo = useLatestCallback(undoLast);
  const redo = useLatestCallback(redoNext);
  const [mayUndo, mayRedo] = [past.length > 0, future.length > 0];
  // Memoised: the whole programme view depends on its identity.
  return useMemo(() => ({ act, undo, redo, mayUndo, mayRedo }), [act, undo, redo, mayUndo, mayRedo]);
}
export type Editor = ReturnType<typeof useEditor>;

const takesOut = ({ act }: Edit) => act === 'removeSession' || act === 'removeTalk';

/** Edits that undo a creation; `was` is the id that the row has by now. */
function takesAway(edit: Edit): Edit[] {
  if (edit.act === 'saveSession' && edit.id === null && edit.was !== null)
    return [{ act: 'removeSession', id: edit.was }];
  if (edit.act === 'saveTalk' && edit.id === null && edit.was !== null)
    return [{ act: 'removeTalk', id: edit.was, abstract: edit.fields.abstract }];
  return [];
}

type Table = 'session' | 'talk';
const tableOf = ({ act }: Edit): Table =>
  act === 'moveSession' || act === 'saveSession' || act === 'removeSession' ? 'session' : 'talk';
/** Key with the table, because a session and a talk may share an id. */
const nameOf = (table: Table, id: number) => `${table}/${id}`;

function renamed(edit: Edit, names: ReadonlyMap<string, number>): Edit {
  const now = (table: Table, id: number): number => {
    const next = names.get(nameOf(table, id));
    return next === undefined || next === id ? id : now(table, next);
  };
  const own = edit.id === null ? edit : ({ ...edit, id: now(tableOf(edit), edit.id) } as Edit);
  if (own.act !== 'placeTalk') return own;
  return {
    ...own,
    session: own.session === null ? null : now('session', own.session),
    before: own.before === null ? null : now('talk', own.before),
  };
}

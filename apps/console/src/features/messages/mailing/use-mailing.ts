import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { mailingCalls as calls } from '@meetingapp/contract/messages/mailing.ts';
import { App } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { refresh, useCall } from '../../../lib/calls/use-call.ts';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { blank, mailingOf, previewable, writtenOf, type Written } from '../view.ts';
import { useSettled } from './use-settled.ts';

export type ReadMailing = AnswerOf<(typeof calls)['read']>;

/** Milliseconds without typing after which the recipients are counted again. */
const PAUSE_MS = 400;

/** A draft in the editor: unsaved input survives a reload and a colleague's save; the figures follow what is typed. */
export function useMailing(kept: ReadMailing | null, opened: (id: number) => void) {
  const t = useT('mailing');
  const { message } = App.useApp();
  const cid = useCid();
  const may = useRole(roles.desk);
  const id = kept?.listed.id ?? null;
  const name = (of: number | null) => `mailing/${cid}/${of ?? 'new'}`;
  const draft = useFieldDraft<Written>(name(id), kept ? writtenOf(kept.mailing) : blank);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [merged, setMerged] = useState(false);
  const save = useChange(calls.save, { refreshes: [calls.list, calls.read], quiet: true });
  const { value } = draft;
  const asked = useSettled(previewable(value), PAUSE_MS);
  const settled = JSON.stringify(asked) === JSON.stringify(previewable(value));
  const counted = useCall(calls.check, { cid, mailing: asked }, { enabled: may });
  /** The saved version, or null when the server refused. */
  async function submit(): Promise<{ id: number; version: number } | null> {
    const outcome = await save.change({ cid, id, seen: kept?.version ?? null, mailing: mailingOf(value) });
    if (outcome.ok) {
      draft.settle(value, name(outcome.answer.id));
      setFaults({});
      setMerged(false);
      return outcome.answer;
    }
    const { failure } = outcome;
    setFaults(Object.fromEntries(failure.faults.map(({ field, text }) => [field.replace('mailing.', ''), text])));
    if (failure.name === 'changed_meanwhile') {
      setMerged(true);
      await refresh(calls.read);
    } else void message.error(failure.msg, 5);
    return null;
  }
  async function saveDraft() {
    const saved = await submit();
    if (!saved) return;
    void message.success(t('saved'), 2);
    if (id === null) opened(saved.id);
  }
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (may && draft.changed && !save.busy && draft.conflicts.length === 0) void saveDraft();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => saveByKey(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return {
    cid,
    id,
    /** The saved version; null: not saved yet. */
    version: kept?.version ?? null,
    may,
    draft,
    value,
    change: draft.change,
    /** What the figures below were counted for. */
    asked,
    /** Figures of what is written now; undefined while they are counted. */
    check: settled && !counted.asking ? counted.answer : undefined,
    /** The newest figures, which may be of what was written before. */
    lastCheck: counted.answer,
    faults,
    /** A colleague saved other fields in the meantime; both are put together. */
    merged,
    busy: save.busy,
    submit,
    saveDraft,
    forget: () => {
      draft.forget();
      setMerged(false);
    },
  };
}

export type EditedMailing = ReturnType<typeof useMailing>;

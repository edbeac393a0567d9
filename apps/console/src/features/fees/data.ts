import { feeCalls, type FeeDraft, type FeeKind } from '@meetingapp/contract/fees/console.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import {
  afterSaving,
  changedFields,
  conflictsIn,
  only,
  same,
  withMine,
  withTheirs,
  withTyped,
  type TypedFields,
} from '../../lib/forms/typed-fields.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';

export type FeeSetUp = AnswerOf<typeof feeCalls.list>;

export const useFees = (cid: number) => useCall(feeCalls.list, { cid });

type Typed = TypedFields<FeeDraft>;

/** A fee kind on the screen, saved or with unsaved changes. */
export interface ShownKind {
  /** Id of a saved kind; a temporary key of a new one. */
  key: string;
  draft: FeeDraft;
  /** The saved kind; null for a new one. */
  kind: FeeKind | null;
  changed: boolean;
  /** Fields that somebody else has saved with another value since typing in them began. */
  conflicts: (keyof FeeDraft)[];
}

/** Fee kinds with unsaved changes, field by field, which survive a reload. `busy`: they are being saved. */
export function useKinds(cid: number, kinds: readonly FeeKind[], busy: boolean) {
  const { value, update, forget } = useDraft<Record<string, Typed>>(`fee-kinds/${cid}`, {});
  const shown = showKinds(value, kinds).map((one) => (busy ? { ...one, conflicts: [] } : one));
  const saved = new Map(kinds.map((kind) => [String(kind.id), draftOf(kind)]));
  const edit = (key: string, how: (now: Typed) => Typed | null) =>
    update((now) => {
      const { [key]: before, ...others } = now ?? {};
      const next = how(before ?? { mine: {}, base: {} });
      return next === null ? others : { ...others, [key]: next };
    });
  return {
    shown,
    changes: shown.filter(({ changed }) => changed).map(({ key, draft }) => [key, draft] as const),
    /** The saved state of the changed kinds. */
    seen: shown.flatMap(({ changed, kind }) => (changed && kind ? [draftOf(kind)] : [])),
    /** Null: discards the unsaved changes of a kind. */
    change: (key: string, draft: FeeDraft | null) =>
      edit(key, (now) => {
        const there = saved.get(key);
        if (draft === null) return null;
        return there ? withTyped(now, there, differing({ ...there, ...now.mine }, draft)) : { mine: draft, base: {} };
      }),
    takeTheirs: (key: string, name: keyof FeeDraft) => edit(key, (now) => withTheirs(now, name)),
    keepMine: (key: string, name: keyof FeeDraft) =>
      edit(key, (now) => {
        const there = saved.get(key);
        return there ? withMine(now, there, name) : now;
      }),
    /** After `sent` was saved under `ids`: what was typed in the meantime stays. */
    settle: (sent: readonly (readonly [string, FeeDraft])[], ids: readonly number[]) =>
      update((now) => settleKinds(now ?? {}, sent, ids)),
    forget,
  };
}
export type Kinds = ReturnType<typeof useKinds>;

/** Saved kinds with what was typed over them, then new ones. A kind that somebody else has deleted can no longer be saved. */
export function showKinds(typed: Readonly<Record<string, Typed>>, kinds: readonly FeeKind[]): ShownKind[] {
  const there = kinds.map((kind): ShownKind => {
    const key = String(kind.id);
    const now = typed[key] ?? { mine: {}, base: {} };
    const saved = draftOf(kind);
    return {
      key,
      kind,
      draft: { ...saved, ...now.mine },
      changed: changedFields(now, saved).length > 0,
      conflicts: conflictsIn(now, saved),
    };
  });
  const fresh = Object.entries(typed).flatMap(([key, { mine }]) =>
    mine.id === null ? [{ key, kind: null, draft: mine as FeeDraft, changed: true, conflicts: [] }] : [],
  );
  return [...there, ...fresh];
}

export function settleKinds(
  typed: Readonly<Record<string, Typed>>,
  sent: readonly (readonly [string, FeeDraft])[],
  ids: readonly number[],
): Record<string, Typed> {
  const rest = { ...typed };
  for (const [at, [key, draft]] of sent.entries()) {
    const { id: _id, ...others } = draft;
    const now = rest[key];
    delete rest[key];
    if (!now) continue;
    const { id: _own, ...mine } = now.mine;
    const left = afterSaving<Partial<FeeDraft>>({ mine, base: now.base }, others);
    if (Object.keys(left.mine).length > 0) rest[String(ids[at])] = left as Typed;
  }
  return rest;
}

function differing(before: FeeDraft, after: FeeDraft): Partial<FeeDraft> {
  const names = (Object.keys(after) as (keyof FeeDraft)[]).filter((name) => !same(before[name], after[name]));
  return only<FeeDraft>(after, names);
}

export function draftOf({ confirmed: _confirmed, held: _held, used: _used, ...draft }: FeeKind): FeeDraft {
  return draft;
}

import { feeCalls, type FeeDraft, type FeeKind } from '@meetingapp/contract/fees/console.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';

export type FeeSetUp = AnswerOf<typeof feeCalls.list>;

export const useFees = (cid: number) => useCall(feeCalls.list, { cid });

/** A fee kind on the screen, saved or with unsaved changes. */
export interface ShownKind {
  /** Id of a saved kind; a temporary key of a new one. */
  key: string;
  draft: FeeDraft;
  /** The saved kind; null for a new one. */
  kind: FeeKind | null;
  changed: boolean;
  /** Somebody else has saved another version since the change began. */
  overtaken: boolean;
}

/** Fee kinds with unsaved changes, which survive a reload. */
export function useKinds(cid: number, kinds: readonly FeeKind[]) {
  const { value, set, forget } = useDraft<Record<string, FeeDraft>>(`fees/${cid}`, {});
  /** Saved state of each kind when its change began. */
  const seen = useDraft<Record<string, FeeDraft>>(`fees-seen/${cid}`, {});
  const known = new Map(kinds.map((kind) => [String(kind.id), draftOf(kind)]));
  // A kind that somebody else has deleted can no longer be saved.
  const changes = Object.entries(value).filter(([key, draft]) => draft.id === null || known.has(key));
  const changed = new Map(changes);
  const isOvertaken = (key: string) => changed.has(key) && key in seen.value && !same(seen.value[key], known.get(key));
  const shown: ShownKind[] = [
    ...kinds.map((kind) => {
      const key = String(kind.id);
      return {
        key,
        kind,
        draft: changed.get(key) ?? draftOf(kind),
        changed: changed.has(key),
        overtaken: isOvertaken(key),
      };
    }),
    ...changes
      .filter(([, draft]) => draft.id === null)
      .map(([key, draft]) => ({ key, kind: null, draft, changed: true, overtaken: false })),
  ];
  function change(key: string, draft: FeeDraft | null) {
    const { [key]: _before, ...others } = Object.fromEntries(changes);
    const { [key]: first, ...rest } = seen.value;
    const there = known.get(key);
    const back = draft === null || same(there, draft);
    set(back ? others : { ...others, [key]: draft });
    seen.set(back || !there ? rest : { ...rest, [key]: changed.has(key) && first ? first : there });
  }
  /** Overwrites the other version with the user's. */
  const insist = (key: string) => {
    const there = known.get(key);
    if (there) seen.set({ ...seen.value, [key]: there });
  };
  return {
    shown,
    changes,
    seen: Object.values(seen.value),
    change,
    insist,
    forget: () => {
      forget();
      seen.forget();
    },
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function draftOf({ confirmed: _confirmed, held: _held, used: _used, ...draft }: FeeKind): FeeDraft {
  return draft;
}

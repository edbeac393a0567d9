import { feeCalls, type FeeDraft, type FeeKind } from '@meetingapp/contract/fees.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { useCall } from '../../lib/use-call.ts';
import { useDraft } from '../../lib/use-draft.ts';

export type FeeSetUp = AnswerOf<typeof feeCalls.list>;

export const useFees = (cid: number) => useCall(feeCalls.list, { cid });

/** A kind of fee as it stands on the screen: as it is, or as somebody is about to save it. */
export interface ShownKind {
  /** The number of a known one; of a new one a name until it is saved. */
  key: string;
  draft: FeeDraft;
  /** What the server has; null of a new one. */
  kind: FeeKind | null;
  changed: boolean;
  /** Somebody else has saved another version since the change was begun. */
  overtaken: boolean;
}

/** The kinds with what was changed and not saved, which outlives a reload. */
export function useKinds(cid: number, kinds: readonly FeeKind[]) {
  const { value, set, forget } = useDraft<Record<string, FeeDraft>>(`fees/${cid}`, {});
  /** What each stood at when changing it was begun. */
  const seen = useDraft<Record<string, FeeDraft>>(`fees-seen/${cid}`, {});
  const known = new Map(kinds.map((kind) => [String(kind.id), draftOf(kind)]));
  // What somebody else deleted meanwhile can no longer be saved.
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
  /** One's own version is to go over the other one. */
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

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
}

/** The kinds with what was changed and not saved, which outlives a reload. */
export function useKinds(cid: number, kinds: readonly FeeKind[]) {
  const { value, set, forget } = useDraft<Record<string, FeeDraft>>(`fees/${cid}`, {});
  const known = new Map(kinds.map((kind) => [String(kind.id), draftOf(kind)]));
  // What somebody else deleted meanwhile can no longer be saved.
  const changes = Object.entries(value).filter(([key, draft]) => draft.id === null || known.has(key));
  const changed = new Map(changes);
  const shown: ShownKind[] = [
    ...kinds.map((kind) => {
      const key = String(kind.id);
      return { key, kind, draft: changed.get(key) ?? draftOf(kind), changed: changed.has(key) };
    }),
    ...changes
      .filter(([, draft]) => draft.id === null)
      .map(([key, draft]) => ({ key, kind: null, draft, changed: true })),
  ];
  function change(key: string, draft: FeeDraft | null) {
    const { [key]: _before, ...others } = Object.fromEntries(changes);
    const same = draft !== null && JSON.stringify(known.get(key)) === JSON.stringify(draft);
    set(draft === null || same ? others : { ...others, [key]: draft });
  }
  return { shown, changes, change, forget };
}

function draftOf({ confirmed: _confirmed, held: _held, used: _used, ...draft }: FeeKind): FeeDraft {
  return draft;
}

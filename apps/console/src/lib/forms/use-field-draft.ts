import {
  afterSaving,
  changedFields,
  conflictsIn,
  nothingTyped,
  only,
  withMine,
  withTheirs,
  withTyped,
  type TypedFields,
} from './typed-fields.ts';
import { storage } from '../../platform/storage.ts';
import { useDraft } from './use-draft.ts';

/**
 * Unsaved field values that survive a reload. `saved` is the server's newest state: fields that somebody else has saved since are
 * taken over; where both changed the same field, it is among `conflicts` until one of the two values is chosen.
 */
export function useFieldDraft<Fields extends object>(key: string, saved: Fields) {
  const draft = useDraft<TypedFields<Fields>>(`fields/${key}`, nothingTyped as TypedFields<Fields>);
  const typed = draft.value;
  const update = (change: (now: TypedFields<Fields>) => TypedFields<Fields>): void =>
    draft.update((now) => change(now ?? (nothingTyped as TypedFields<Fields>)));
  const names = changedFields(typed, saved);
  return {
    value: { ...saved, ...typed.mine } as Fields,
    /** The newest saved values. */
    saved,
    changed: names.length > 0,
    /** The changed fields alone, and their saved values when typing in them began. */
    mine: only(typed.mine, names),
    base: only(typed.base, names),
    conflicts: conflictsIn(typed, saved) as (keyof Fields & string)[],
    change: (part: Partial<Fields>) => update((now) => withTyped(now, saved, part)),
    takeTheirs: (name: keyof Fields) => update((now) => withTheirs(now, name)),
    keepMine: (name: keyof Fields) => update((now) => withMine(now, saved, name)),
    /**
     * Call after `sent` was saved: what was typed in the meantime stays. A new item is known by another `key` from then on, and so is
     * its unsaved input. Returns true when something stays.
     */
    settle(sent: Fields, nextKey = key): boolean {
      let stays = false;
      update((now) => {
        const left = afterSaving(now, sent);
        stays = Object.keys(left.mine).length > 0;
        if (nextKey === key) return left;
        if (stays) storage.set(`draft.fields/${nextKey}`, JSON.stringify(left));
        return nothingTyped as TypedFields<Fields>;
      });
      return stays;
    },
    forget: draft.forget,
  };
}

export type FieldDraft<Fields extends object> = ReturnType<typeof useFieldDraft<Fields>>;

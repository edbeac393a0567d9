import { useDraft } from '../../../lib/forms/use-draft.ts';

interface Typed<Fields> {
  mine: Partial<Fields>;
  /** Saved values when typing began. */
  base: Partial<Fields>;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Unsaved field values, stored until saved or discarded. A field that somebody else has since saved with another value is a conflict:
 * one of the two values must be chosen.
 */
export function useTypedFields<Fields extends object>(key: string, saved: Fields) {
  const typed = useDraft<Typed<Fields>>(key, { mine: {}, base: {} });
  const { mine, base } = typed.value;
  const names = Object.keys(mine) as (keyof Fields)[];
  const changed = names.filter((name) => !same(mine[name], saved[name]));
  const conflicts = changed.filter((name) => name in base && !same(base[name], saved[name]));
  const only = <Part extends Partial<Fields>>(of: Part, kept: readonly (keyof Fields)[]): Partial<Fields> =>
    Object.fromEntries(kept.filter((name) => name in of).map((name) => [name, of[name]])) as unknown as Partial<Fields>;
  return {
    fields: { ...saved, ...mine },
    changed: changed.length > 0,
    conflicts,
    set(change: Partial<Fields>) {
      const fresh = (Object.keys(change) as (keyof Fields)[]).filter((name) => !(name in base));
      typed.set({ mine: { ...mine, ...change }, base: { ...base, ...only(saved, fresh) } });
    },
    takeTheirs(name: keyof Fields) {
      const rest = names.filter((one) => one !== name);
      typed.set({ mine: only(mine, rest), base: only(base, rest) });
    },
    keepMine: (name: keyof Fields) => typed.set({ mine, base: { ...base, [name]: saved[name] } }),
    forget: typed.forget,
  };
}

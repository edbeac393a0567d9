import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';

type Search = Readonly<Record<string, unknown>>;
type Shown = string | number;

/** Says in the history that the pane was opened from this list: then to close it is to go back. */
const beside = { beside: true };

/**
 * What stands beside the list is in the address, as `open`: it survives a reload, a colleague can be sent there, and Back closes it.
 * `key` may be a number or a word such as `new`.
 */
export function useOpenedKey(): [string | null, (key: Shown | null) => void] {
  const { open } = useSearch({ strict: false }) as { open?: Shown };
  const navigate = useNavigate();
  const router = useRouter();
  const key = open === undefined || open === '' ? null : String(open);
  function set(next: Shown | null) {
    const { state } = router.history.location;
    const openedHere = 'beside' in state;
    if (next === null && key === null) return;
    if (next === null && openedHere) return router.history.back();
    void navigate({
      to: '.',
      search: (({ open: _before, ...rest }: Search) => (next === null ? rest : { ...rest, open: next })) as never,
      replace: key !== null,
      state: (key === null || openedHere ? beside : {}) as never,
    });
  }
  return [key, set];
}

/** Where what stands beside is always a row with a number. */
export function useOpened(): [number | null, (id: number | null) => void] {
  const [key, set] = useOpenedKey();
  const id = Number(key);
  return [Number.isSafeInteger(id) && id > 0 ? id : null, set];
}

/** Where it may be something that is only being made, too. */
export function useOpenedOrNew(): [number | 'new' | null, (id: number | 'new' | null) => void] {
  const [key, set] = useOpenedKey();
  const [id] = useOpened();
  return [key === 'new' ? key : id, set];
}

/** Which of a page's tabs is in front: in the address too, since what is open stands in one of them. Another tab closes the pane. */
export function useTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  name: 'tab' | 'place' | 'view' = 'tab',
): [Tab, (tab: Tab) => void] {
  const wanted = (useSearch({ strict: false }) as Search)[name];
  const set = useReplaced(name);
  return [tabs.find((tab) => tab === wanted) ?? tabs[0], (tab) => set(tab === tabs[0] ? null : tab)];
}

/** From which row or page on a list is shown, or which list: otherwise what is open would not be there after a reload. */
export function useListed(name: 'before' | 'page' | 'list'): [number | null, (at: number | null) => void] {
  const at = Number((useSearch({ strict: false }) as Search)[name]);
  return [Number.isSafeInteger(at) && at > 0 ? at : null, useReplaced(name)];
}

function useReplaced(name: string): (value: Shown | null) => void {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Search;
  return (value) => {
    if (value === null && search[name] === undefined) return;
    void navigate({
      to: '.',
      search: (({ open: _pane, before: _row, page: _page, [name]: _old, ...rest }: Search) =>
        value === null ? rest : { ...rest, [name]: value }) as never,
      replace: true,
    });
  };
}

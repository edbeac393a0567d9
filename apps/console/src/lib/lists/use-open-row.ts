import { isPlainDate } from '@meetingapp/domain/plain-date.ts';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';

type Search = Readonly<Record<string, unknown>>;
type Shown = string | number;

/** History state of a pane that was opened from this list: closing it then goes back. */
const beside = { beside: true };

/**
 * Key of the open item, held in the address as `open`: it survives a reload, can be shared as a link, and Back closes it. `key` may be
 * a number or a word such as `new`.
 */
export function useOpenKey(): [string | null, (key: Shown | null) => void] {
  const { open } = useSearch({ strict: false }) as { open?: Shown };
  const navigate = useNavigate();
  const router = useRouter();
  const key = open === undefined || open === '' ? null : String(open);
  function set(next: Shown | null) {
    const { state } = router.history.location;
    const openedHere = 'beside' in state;
    if (next === null && key === null) return;
    // The pane has asked before it closes.
    const ignoreBlocker = next === null;
    if (next === null && openedHere) return router.history.back({ ignoreBlocker });
    void navigate({
      to: '.',
      search: (({ open: _before, ...rest }: Search) => (next === null ? rest : { ...rest, open: next })) as never,
      replace: key !== null,
      ignoreBlocker,
      state: (key === null || openedHere ? beside : {}) as never,
    });
  }
  return [key, set];
}

/** Like `useOpenKey`, for panes that always show a row by id. */
export function useOpenRow(): [number | null, (id: number | null) => void] {
  const [key, set] = useOpenKey();
  const id = Number(key);
  return [Number.isSafeInteger(id) && id > 0 ? id : null, set];
}

/** Like `useOpenRow`, but may also be `new`. */
export function useOpenRowOrNew(): [number | 'new' | null, (id: number | 'new' | null) => void] {
  const [key, set] = useOpenKey();
  const [id] = useOpenRow();
  return [key === 'new' ? key : id, set];
}

/** The current tab, held in the address because the open item belongs to it. Switching tabs closes the pane. */
export function useTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  name: 'tab' | 'place' | 'view' | 'state' | 'provider' = 'tab',
): [Tab, (tab: Tab) => void] {
  const wanted = (useSearch({ strict: false }) as Search)[name];
  const set = useReplaced(name);
  return [tabs.find((tab) => tab === wanted) ?? tabs[0], (tab) => set(tab === tabs[0] ? null : tab)];
}

/** Cursor, page or list that is shown, held in the address so that the open item is still present after a reload. */
export function useListed(name: 'before' | 'page' | 'list'): [number | null, (at: number | null) => void] {
  const at = Number((useSearch({ strict: false }) as Search)[name]);
  return [Number.isSafeInteger(at) && at > 0 ? at : null, useReplaced(name)];
}

/** Currency to which a list is narrowed, held in the address; null: all. */
export function useCurrency(): [string | null, (currency: string | null) => void] {
  const { currency } = useSearch({ strict: false }) as Search;
  return [typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : null, useReplaced('currency')];
}

/** First and last day to which a list is narrowed, both included; null: no limit. */
export interface DaySpan {
  from: string | null;
  until: string | null;
}

/** Days to which a list is narrowed, held in the address as `from` and `until`; what is no day does not narrow it. */
export function useDaySpan(): [DaySpan, (span: DaySpan) => void] {
  const search = useSearch({ strict: false }) as Search;
  const replace = useReplace();
  const dayOf = (value: unknown) => (typeof value === 'string' && isPlainDate(value) ? value : null);
  return [{ from: dayOf(search['from']), until: dayOf(search['until']) }, (span) => replace({ ...span })];
}

function useReplaced(name: string): (value: Shown | null) => void {
  const replace = useReplace();
  return (value) => replace({ [name]: value });
}

/** Writes some values into the address, or removes those that are null. Closes the pane and goes back to the first page. */
function useReplace(): (values: Readonly<Record<string, Shown | null>>) => void {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Search;
  return (values) => {
    const entries = Object.entries(values);
    if (entries.every(([name, value]) => value === null && search[name] === undefined)) return;
    void navigate({
      to: '.',
      search: (({ open: _pane, before: _row, page: _page, ...rest }: Search) =>
        Object.fromEntries([
          ...Object.entries(rest).filter(([name]) => !(name in values)),
          ...entries.filter(([, value]) => value !== null),
        ])) as never,
      replace: true,
    });
  };
}

import { registrationConsoleCalls as calls } from '@meetingapp/contract/registration-console.ts';
import type { RegistrationFilter, RegistrationSort } from '@meetingapp/contract/registration-list.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCall } from '../../lib/use-call.ts';
import { usePages } from '../../lib/use-pages.ts';

export interface ListWish {
  filter: RegistrationFilter;
  sort: RegistrationSort;
  descending: boolean;
}

export const useRegistrations = (cid: number, wish: ListWish) =>
  usePages(calls.list, { cid, ...wish, limit: 100 }, (page) => page.next);

export const useChoices = (cid: number) => useCall(calls.choices, { cid });

export const useRegistration = (cid: number, id: number) => useCall(calls.detail, { cid, id });

/** What a change of a registration makes old. */
export const changed = [calls.list, calls.choices, calls.detail] as const;

/** Which registration stands beside the list: its number is in the address, so that a colleague can be sent there. */
export function useOpened(): [number | null, (id: number | null) => void] {
  const search = useSearch({ strict: false }) as { open?: number | string };
  const navigate = useNavigate();
  const open = Number(search.open ?? 0);
  return [
    open > 0 ? open : null,
    (id) =>
      void navigate({
        to: '.',
        search: (({ open: _before, ...rest }: Record<string, unknown>) =>
          id === null ? rest : { ...rest, open: id }) as never,
        replace: true,
      }),
  ];
}

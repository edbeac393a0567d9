import { useNavigate, useSearch } from '@tanstack/react-router';

/** What stands beside the list: its number is in the address, so that a colleague can be sent there. */
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

import { useNavigate, useSearch } from '@tanstack/react-router';

interface Place {
  id: number | null;
  /** Null: the furthest step reached. */
  step: 'columns' | null;
}

/** The imported file and its current step, held in the address so that a reload returns to it. */
export function useStep(): [Place, (place: Place) => void] {
  const search = useSearch({ strict: false }) as { list?: number | string; step?: string };
  const navigate = useNavigate();
  const id = Number(search.list ?? 0);
  return [
    { id: id > 0 ? id : null, step: search.step === 'columns' ? 'columns' : null },
    (place) =>
      void navigate({
        to: '.',
        search: ({ list: _list, step: _step, ...rest }: Record<string, unknown>) =>
          ({
            ...rest,
            ...(place.id === null ? {} : { list: place.id }),
            ...(place.step === null ? {} : { step: place.step }),
          }) as never,
      }),
  ];
}

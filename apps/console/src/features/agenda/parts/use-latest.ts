import { useEffect, useRef, useState } from 'react';

/** The same function for ever, which does what the latest one does: what it is given to need not be drawn anew for it. */
export function useLatest<Given extends unknown[], Answer>(
  work: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const [same] = useState(
    () =>
      (...given: Given) =>
        latest.current(...given),
  );
  return same;
}

import { useEffect, useRef, useState } from 'react';

/** Returns a callback with a stable identity that runs the latest function, so that its receivers need not re-render. */
export function useLatestCallback<Given extends unknown[], Answer>(
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

import { useCallback, useState } from 'react';

export interface ShownPicture {
  /** True when this address could not be loaded, for example offline. */
  broken: boolean;
  /** For the `img` with this address. */
  watch: { ref: (image: HTMLImageElement | null) => void; onError: () => void };
}

/** Whether a picture failed to load; also when it failed before this page was hydrated. */
export function usePicture(src: string | undefined): ShownPicture {
  const [failed, setFailed] = useState<string | null>(null);
  const fail = useCallback(() => setFailed(src ?? null), [src]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) fail();
    },
    [fail],
  );
  return { broken: src !== undefined && failed === src, watch: { ref, onError: fail } };
}

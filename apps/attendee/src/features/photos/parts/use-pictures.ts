import { useEffect, useState } from 'react';

const none: ReadonlyMap<string, HTMLImageElement> = new Map();

/** Loads pictures by address; the map grows as they arrive. */
export function usePictures(addresses: readonly string[]): ReadonlyMap<string, HTMLImageElement> {
  const [loaded, setLoaded] = useState(none);
  const key = addresses.join('\n');
  useEffect(() => {
    let wanted = true;
    for (const address of key.split('\n').filter(Boolean)) {
      const picture = new Image();
      picture.src = address;
      picture.decode().then(
        () => wanted && setLoaded((before) => new Map(before).set(address, picture)),
        () => undefined,
      );
    }
    return () => {
      wanted = false;
    };
  }, [key]);
  return loaded;
}

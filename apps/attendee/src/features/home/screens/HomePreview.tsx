import type { FromHomePreview, HomePreviewMessage } from '@meetingapp/contract/home/console.ts';
import { useEffect, useState, type ComponentType } from 'react';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { HomeSkeleton } from '../page/HomeSkeleton.tsx';
import { PreviewContext } from '../page/preview-context.ts';
import { loadHome } from '../templates/registry.ts';

const isShown = (data: unknown): data is HomePreviewMessage =>
  typeof data === 'object' && data !== null && 'homePreview' in data && data.homePreview === 'show';

/** Preview of a home, in a frame of the console's home editor. Accepts messages only from the parent window of the same origin. */
export function HomePreview() {
  const [shown, setShown] = useState<Pick<HomePreviewMessage, 'info' | 'as'> | null>(null);
  const [drawn, setDrawn] = useState<{ number: number; Home: ComponentType } | null>(null);
  useEffect(() => {
    function hear(event: MessageEvent<unknown>) {
      if (parent === window || event.source !== parent || event.origin !== location.origin) return;
      if (!isShown(event.data)) return;
      const { info, as } = event.data;
      // Before anything is drawn for it: countdowns and sessions read this clock.
      if (as) serverClock.hold(Date.parse(as.at));
      else serverClock.release();
      setShown({ info, as });
    }
    const ready: FromHomePreview = { homePreview: 'ready' };
    addEventListener('message', hear);
    if (parent !== window) parent.postMessage(ready, location.origin);
    return () => removeEventListener('message', hear);
  }, []);
  const number = shown?.info.conference.theme.template;
  useEffect(() => {
    if (number === undefined) return;
    let current = true;
    const show = async () => {
      const Home = await loadHome(number);
      if (current) setDrawn({ number, Home });
    };
    void show();
    return () => {
      current = false;
    };
  }, [number]);
  if (!shown || !drawn) return <HomeSkeleton />;
  const { Home } = drawn;
  return (
    <PreviewContext value={shown}>
      <Home key={`${drawn.number} ${shown.as?.at ?? ''}`} />
    </PreviewContext>
  );
}

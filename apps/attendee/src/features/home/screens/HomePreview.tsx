import type { HomeInfo } from '@meetingapp/contract/home/home.ts';
import type { FromHomePreview, HomePreviewMessage } from '@meetingapp/contract/home/console.ts';
import { useEffect, useState, type ComponentType } from 'react';
import { HomeSkeleton } from '../page/HomeSkeleton.tsx';
import { PreviewContext } from '../page/preview-context.ts';
import { loadHome } from '../templates/registry.ts';

const isShown = (data: unknown): data is HomePreviewMessage =>
  typeof data === 'object' && data !== null && 'homePreview' in data && data.homePreview === 'show';

/** Preview of a home, in a frame of the console's home editor. Accepts messages only from the parent window of the same origin. */
export function HomePreview() {
  const [info, setInfo] = useState<HomeInfo | null>(null);
  const [drawn, setDrawn] = useState<{ number: number; Home: ComponentType } | null>(null);
  useEffect(() => {
    function hear(event: MessageEvent<unknown>) {
      if (parent === window || event.source !== parent || event.origin !== location.origin) return;
      if (isShown(event.data)) setInfo(event.data.info);
    }
    const ready: FromHomePreview = { homePreview: 'ready' };
    addEventListener('message', hear);
    if (parent !== window) parent.postMessage(ready, location.origin);
    return () => removeEventListener('message', hear);
  }, []);
  const number = info?.conference.theme.template;
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
  if (!info || !drawn) return <HomeSkeleton />;
  const { Home } = drawn;
  return (
    <PreviewContext value={info}>
      <Home key={drawn.number} />
    </PreviewContext>
  );
}

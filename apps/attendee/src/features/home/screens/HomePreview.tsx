import type { HomeInfo } from '@meetingapp/contract/home.ts';
import type { FromHomePreview, HomePreviewMessage } from '@meetingapp/contract/home-console.ts';
import { useEffect, useState } from 'react';
import { HomePage } from '../parts/HomePage.tsx';
import { HomeSkeleton } from '../parts/HomeSkeleton.tsx';
import { chooseTemplate } from '../templates/registry.ts';

const isShown = (data: unknown): data is HomePreviewMessage =>
  typeof data === 'object' && data !== null && 'homePreview' in data && data.homePreview === 'show';

/** The home as people will see it, in a frame of the console's home editor: only the parent window of this origin is heard. */
export function HomePreview() {
  const [info, setInfo] = useState<HomeInfo | null>(null);
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
  if (!info) return <HomeSkeleton />;
  const { conference } = info;
  const { number, template } = chooseTemplate(0, conference.theme.template);
  // The popup and the carousel begin anew with another template.
  return <HomePage key={number} cid={String(conference.cId)} info={info} template={template} />;
}

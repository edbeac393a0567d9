import type { FromHomePreview, HomePreviewMessage } from '@meetingapp/contract/home/console.ts';
import type { HomeInfo } from '@meetingapp/contract/home/home.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

/** Milliseconds in which a preview renders what it was sent. */
const FOCUS_MS = 300;

interface HomeFrameProps {
  info: HomeInfo;
  language: Language;
  /** As whom and when it is seen; absent: by a visitor now. */
  as?: HomePreviewMessage['as'];
  small?: boolean;
}

/** The phone's home page in an iframe, fed with the unsaved content by same-origin messages. */
export function HomeFrame({ info, language, as = null, small = false }: HomeFrameProps) {
  const t = useT('homeConsole');
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(0);
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return;
    if ((data as FromHomePreview).homePreview === 'ready') setReady((before) => before + 1);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (ready === 0) return;
    const message: HomePreviewMessage = { homePreview: 'show', info, as };
    const before = document.activeElement;
    frame.current?.contentWindow?.postMessage(message, location.origin);
    // A popup that opens in the preview takes the focus; it goes back to the field where the user is typing.
    const back = setTimeout(() => {
      const taken = document.activeElement === frame.current && before !== frame.current;
      if (taken && before instanceof HTMLElement) before.focus();
    }, FOCUS_MS);
    return () => clearTimeout(back);
  }, [ready, info, as]);
  return (
    <div className="phone">
      <iframe
        key={language}
        ref={frame}
        src={basePath + href('homePreview', {}, { lang: language === 'en' ? 'en' : 'ch' })}
        title={t('preview')}
        {...(small ? { loading: 'lazy' as const, tabIndex: -1 } : {})}
        sandbox="allow-scripts allow-same-origin"
      />
    </div>
  );
}

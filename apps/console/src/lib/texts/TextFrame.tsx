import '../writing/writing.css';
import type { FromTextPreview, TextPreviewMessage } from '@meetingapp/contract/news/console.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from './texts.ts';

/** Preview of a text in the phone's layout, fed by same-origin messages. */
export function TextFrame({ text, language }: { text: TextPreviewMessage['text']; language: 'zh' | 'en' }) {
  const t = useT('console');
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(0);
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return;
    if ((data as FromTextPreview).textPreview === 'ready') setReady((before) => before + 1);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  const said = JSON.stringify(text);
  useEffect(() => {
    if (ready === 0) return;
    const message: TextPreviewMessage = { textPreview: 'show', text: JSON.parse(said) as TextPreviewMessage['text'] };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [ready, said]);
  return (
    <div className="phone">
      <iframe
        key={language}
        ref={frame}
        src={basePath + href('textPreview', {}, { lang: language === 'en' ? 'en' : 'ch' })}
        title={t('text.preview')}
        sandbox="allow-scripts allow-same-origin"
      />
    </div>
  );
}

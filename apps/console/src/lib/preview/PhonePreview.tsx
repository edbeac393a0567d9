import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { Segmented } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '../texts/language.ts';
import { useT } from '../texts/texts.ts';

interface PhonePreviewProps {
  /** Address of the phone's preview, and the name of what it sends once it is ready: `{ [screen]: 'ready' }`. */
  screen: 'examPreview' | 'surveyPreview';
  title: string;
  languageLabel: string;
  className: string;
  /** What the frame shows in a language; null: it cannot be shown yet. */
  message: (language: Language) => object | null;
  /** Between the choice of the language and the frame. */
  children?: ReactNode;
}

/** A screen of the phone in a frame, in either language, fed with a draft by same-origin messages. It sends and keeps nothing. */
export function PhonePreview({ screen, title, languageLabel, className, message, children }: PhonePreviewProps) {
  const l = useT('layout');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [ready, setReady] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
      if ((event.data as Partial<Record<typeof screen, unknown>>)[screen] === 'ready') setReady((before) => before + 1);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [screen]);
  // As text, so that a message is sent again only when it differs.
  const shown = JSON.stringify(message(language));
  useEffect(() => {
    if (ready > 0 && shown !== 'null') frame.current?.contentWindow?.postMessage(JSON.parse(shown), location.origin);
  }, [ready, shown]);
  return (
    <>
      <div className="row">
        <Segmented<Language>
          size="small"
          aria-label={languageLabel}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'zh', label: l('nativeZh') },
            { value: 'en', label: l('nativeEn') },
          ]}
        />
      </div>
      {children}
      <div className={className}>
        <iframe
          key={language}
          ref={frame}
          src={basePath + href(screen, {}, { lang: language === 'en' ? 'en' : 'ch' })}
          title={title}
          sandbox="allow-scripts allow-same-origin"
        />
      </div>
    </>
  );
}

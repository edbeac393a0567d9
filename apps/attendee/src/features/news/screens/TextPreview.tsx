import '../parts/NewsPage.css';
import type { FromTextPreview, TextPreviewMessage } from '@meetingapp/contract/news/console.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { useEffect, useState } from 'react';
import { ArticleText } from '../parts/ArticleText.tsx';

const isShown = (data: unknown): data is TextPreviewMessage =>
  typeof data === 'object' && data !== null && 'textPreview' in data && data.textPreview === 'show';

/** Preview of a text, in a frame of the console's editors. Accepts messages only from the parent window of the same origin. */
export function TextPreview() {
  const [text, setText] = useState<TextPreviewMessage['text'] | null>(null);
  useEffect(() => {
    function hear(event: MessageEvent<unknown>) {
      if (parent === window || event.source !== parent || event.origin !== location.origin) return;
      if (isShown(event.data)) setText(event.data.text);
    }
    const ready: FromTextPreview = { textPreview: 'ready' };
    addEventListener('message', hear);
    if (parent !== window) parent.postMessage(ready, location.origin);
    return () => removeEventListener('message', hear);
  }, []);
  return (
    <Page kind="plain" className="news-page news-article text-preview">
      {text && (
        <ArticleText
          {...text}
          column={text.column === '' ? null : <span className="column">{text.column}</span>}
          day={text.at === null ? null : text.at.slice(0, 10)}
        />
      )}
    </Page>
  );
}

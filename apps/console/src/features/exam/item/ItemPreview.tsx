import type { ExamPreviewMessage, FromExamPreview } from '@meetingapp/contract/exam/attempt.ts';
import type { ItemContent } from '@meetingapp/contract/exam/item.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { arrange } from '@meetingapp/domain/exam/paper.ts';
import { shownItem } from '@meetingapp/domain/exam/shown-item.ts';
import { Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { lacksPicture } from './draft.ts';
import { nameBlanks } from './name-blanks.ts';

/** Options stay in their order, except where that order is the key. */
const SEED = '0123456789abcdef';

/** The phone's question in a frame, fed with the draft by same-origin messages: no key and no reason. It keeps and sends nothing. */
export function ItemPreview({ content }: { content: ItemContent }) {
  const t = useT('examItem');
  const l = useT('layout');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [ready, setReady] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const lacking = lacksPicture(content.question);
  const blank = t('previewBlank');
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
      if ((event.data as Partial<FromExamPreview>).examPreview === 'ready') setReady((before) => before + 1);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (ready === 0 || lacking) return;
    const media = content.media?.address === '' ? null : content.media;
    const shown = shownItem({ ...content, media }, arrange(content.question, SEED, false), language);
    const item = nameBlanks(shown, blank);
    frame.current?.contentWindow?.postMessage(
      { examPreview: 'show', item } satisfies ExamPreviewMessage,
      location.origin,
    );
  }, [ready, content, language, lacking, blank]);
  const address = basePath + href('examPreview', {}, { lang: language === 'en' ? 'en' : 'ch' });
  return (
    <>
      <div className="row">
        <Segmented<Language>
          size="small"
          aria-label={t('previewLanguage')}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'zh', label: l('nativeZh') },
            { value: 'en', label: l('nativeEn') },
          ]}
        />
      </div>
      {lacking && <p className="note">{t('previewLacks')}</p>}
      <div className="item-phone">
        <iframe
          key={language}
          ref={frame}
          src={address}
          title={t('preview')}
          sandbox="allow-scripts allow-same-origin"
        />
      </div>
      <p className="small quiet">{t('previewNote')}</p>
    </>
  );
}

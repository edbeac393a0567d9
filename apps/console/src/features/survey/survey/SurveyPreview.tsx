import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { FromSurveyPreview, SurveyContent, SurveyPreviewMessage } from '@meetingapp/contract/survey/survey.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { shownItemOf } from '@meetingapp/domain/survey/shown-item.ts';
import { Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  content: SurveyContent;
  close: () => void;
}

/** The phone's survey in a frame, fed with the draft by same-origin messages. It sends and keeps nothing. */
export function SurveyPreview({ content, close }: Props) {
  const t = useT('surveyConsole');
  const c = useT('console');
  const own = useLanguage();
  const [language, setLanguage] = useState(own);
  const [ready, setReady] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
      if ((event.data as Partial<FromSurveyPreview>).surveyPreview === 'ready') setReady((before) => before + 1);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (ready === 0) return;
    const survey = {
      title: pickLanguage(content.title, language),
      intro: pickLanguage(content.intro, language),
      anonymous: content.anonymous,
      today: new Date().toISOString().slice(0, 10),
      items: content.items.map((item) => shownItemOf(item, language)),
    };
    frame.current?.contentWindow?.postMessage(
      { surveyPreview: 'show', survey } satisfies SurveyPreviewMessage,
      location.origin,
    );
  }, [ready, content, language]);
  const address = basePath + href('surveyPreview', {}, { lang: language === 'en' ? 'en' : 'ch' });
  return (
    <Pane title={t('preview')} facts={t('previewNote')} close={close}>
      <Segmented
        size="small"
        aria-label={t('previewLanguage')}
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'zh', label: c('languageMarkZh') },
          { value: 'en', label: c('languageMarkEn') },
        ]}
      />
      <div className="survey-phone">
        <iframe
          key={language}
          ref={frame}
          src={address}
          title={t('preview')}
          sandbox="allow-scripts allow-same-origin"
        />
      </div>
    </Pane>
  );
}

import type { SurveyContent, SurveyPreviewMessage } from '@meetingapp/contract/survey/survey.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { shownItemOf } from '@meetingapp/domain/survey/shown-item.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { PhonePreview } from '../../../lib/preview/PhonePreview.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  content: SurveyContent;
  close: () => void;
}

/** The phone's survey with the draft. */
export function SurveyPreview({ content, close }: Props) {
  const t = useT('surveyConsole');
  const messageIn = (language: Language): SurveyPreviewMessage => ({
    surveyPreview: 'show',
    survey: {
      title: pickLanguage(content.title, language),
      intro: pickLanguage(content.intro, language),
      anonymous: content.anonymous,
      today: new Date().toISOString().slice(0, 10),
      items: content.items.map((item) => shownItemOf(item, language)),
    },
  });
  return (
    <Pane title={t('preview')} facts={t('previewNote')} close={close}>
      <PhonePreview
        screen="surveyPreview"
        title={t('preview')}
        languageLabel={t('previewLanguage')}
        className="survey-phone"
        message={messageIn}
      />
    </Pane>
  );
}

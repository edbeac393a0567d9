import type { surveyFaultReasons } from '@meetingapp/contract/survey/console.ts';
import type { SurveyItem } from '@meetingapp/contract/survey/survey.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  faults: readonly { code: string; reason: (typeof surveyFaultReasons)[number] }[];
  items: readonly SurveyItem[];
}

/** What is missing before a survey can be published. */
export function FaultList({ faults, items }: Props) {
  const t = useT('surveyConsole');
  const language = useLanguage();
  if (faults.length === 0) return null;
  return (
    <section className="survey-faults">
      <h3>{t('faults')}</h3>
      <ul>
        {faults.map(({ code, reason }, at) => {
          const item = items.find((one) => one.code === code);
          const name = item ? pickLanguage(item.label, language) || code : '';
          return (
            <li key={at}>
              {name !== '' && <b>{name}</b>} {t(`faultTexts.${reason}`)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { useSessionChoices } from './use-session-choices.ts';
import { resultTimes, surveyAudiences, type SurveyContent } from '@meetingapp/contract/survey/survey.ts';
import { Checkbox, Input, Select } from 'antd';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';

interface Props {
  content: SurveyContent;
  onChange: (change: Partial<SurveyContent>) => void;
}

/** Name, who may answer and how, times, and who sees results. */
export function SettingsForm({ content, onChange }: Props) {
  const t = useT('surveyConsole');
  const sessions = useSessionChoices();
  const picker = (name: 'opensAt' | 'closesAt', label: string) => (
    <Field label={label}>
      <MomentPicker label={label} at={content[name]} change={(moment) => onChange({ [name]: moment })} />
    </Field>
  );
  return (
    <section className="survey-settings">
      <div className="two">
        <BilingualField
          label={t('title')}
          maxLength={80}
          value={content.title}
          onChange={(title) => onChange({ title })}
        />
        <BilingualField
          label={t('intro')}
          rows={2}
          maxLength={1000}
          value={content.intro}
          onChange={(intro) => onChange({ intro })}
        />
      </div>
      <div className="survey-fields">
        {picker('opensAt', t('opens'))}
        {picker('closesAt', t('closes'))}
        <Field label={t('audience')}>
          <Select
            aria-label={t('audience')}
            value={content.audience}
            onChange={(audience) => onChange({ audience })}
            options={surveyAudiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          />
        </Field>
        {content.audience === 'code' && (
          <Field label={t('accessCode')}>
            <Input
              aria-label={t('accessCode')}
              maxLength={40}
              value={content.accessCode}
              onChange={({ target }) => onChange({ accessCode: target.value })}
            />
          </Field>
        )}
        <Field label={t('session')}>
          <Select<number>
            aria-label={t('session')}
            showSearch
            optionFilterProp="label"
            value={content.sessionId ?? 0}
            onChange={(id) => onChange({ sessionId: id === 0 ? null : id })}
            options={[{ value: 0, label: t('noSession') }, ...sessions]}
          />
        </Field>
        <Field label={t('resultsFrom')}>
          <Select
            aria-label={t('resultsFrom')}
            value={content.resultsFrom}
            onChange={(resultsFrom) => onChange({ resultsFrom })}
            options={resultTimes.map((value) => ({ value, label: t(`resultTimes.${value}`) }))}
          />
        </Field>
      </div>
      <Checkbox checked={content.anonymous} onChange={({ target }) => onChange({ anonymous: target.checked })}>
        {t('anonymous')}
      </Checkbox>
      <Checkbox checked={content.feedback} onChange={({ target }) => onChange({ feedback: target.checked })}>
        {t('feedback')}
      </Checkbox>
      {content.anonymous && <p className="small quiet">{t('anonymousNote')}</p>}
    </section>
  );
}

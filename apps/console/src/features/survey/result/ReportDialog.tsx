import { surveyReportCalls as calls } from '@meetingapp/contract/survey/report.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { Radio, Select } from 'antd';
import { useState } from 'react';
import { saveFile } from '../../../lib/calls/save-file.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Results } from '../view.ts';

interface Props {
  surveyId: number;
  results: Results;
  /** The choice that the screen is limited to; null: all people. */
  filter: { code: string; value: string } | null;
  close: () => void;
}

/** The report as a PDF: its language, and the question by which people are grouped. */
export function ReportDialog({ surveyId, results: { groupings, counted, people, anonymous }, filter, close }: Props) {
  const t = useT('surveyConsole');
  const l = useT('layout');
  const cid = useCid();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [by, setBy] = useState('');
  const report = useChange(calls.report, { said: t('exported') });
  const grouped = groupings.find(({ code }) => code === filter?.code);
  const option = grouped?.options.find(({ value }) => value === filter?.value);
  async function make() {
    const outcome = await report.change({ cid, surveyId, language, filter, by });
    if (!outcome.ok) return;
    saveFile(outcome.answer);
    close();
  }
  return (
    <FieldDialog
      title={t('report.title')}
      close={close}
      values={[language, by]}
      cancelText={t('cancel')}
      buttons={
        <>
          <ActButton
            type="primary"
            loading={report.busy}
            why={counted === null ? t('fewText') : ''}
            onClick={() => void make()}
          >
            {t('report.make')}
          </ActButton>
        </>
      }
    >
      <div className="survey-report">
        <p className="quiet">
          {grouped && option && counted !== null
            ? t('report.filtered', { question: grouped.label, option: option.label, count: counted })
            : t('report.everyone', { count: people })}
        </p>
        <Field label={t('report.language')}>
          <Radio.Group
            aria-label={t('report.language')}
            value={language}
            onChange={({ target }) => setLanguage(target.value === 'en' ? 'en' : 'zh')}
            options={[
              { value: 'zh', label: l('nativeZh') },
              { value: 'en', label: l('nativeEn') },
            ]}
          />
        </Field>
        {filter === null && groupings.length > 0 && (
          <Field label={t('report.by')}>
            <Select
              aria-label={t('report.by')}
              value={by}
              onChange={setBy}
              options={[
                { value: '', label: t('noGroup') },
                ...groupings.map(({ code, label }) => ({ value: code, label })),
              ]}
            />
          </Field>
        )}
        {anonymous && <p className="small quiet">{t('report.anonymous')}</p>}
      </div>
    </FieldDialog>
  );
}

import './survey.css';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { surveyConsoleCalls as calls, type ListedSurvey } from '@meetingapp/contract/survey/console.ts';
import { resultTimes, type SurveyContent } from '@meetingapp/contract/survey/survey.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { Modal, Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import { FaultList } from './FaultList.tsx';
import { ReminderButton } from './ReminderButton.tsx';
import type { EditedSurvey } from './SurveyEditor.tsx';

interface Props {
  survey: ListedSurvey;
  edit: (survey: EditedSurvey) => void;
  close: () => void;
}

type Times = Pick<SurveyContent, 'opensAt' | 'closesAt' | 'resultsFrom'>;

/** When a survey opens and closes, when attendees see results, and its publication. */
export function SurveyPane({ survey, edit, close }: Props) {
  const t = useT('surveyConsole');
  const language = useLanguage();
  const cid = useCid();
  const surveyId = survey.id;
  const { answer } = useCall(calls.survey, { cid, surveyId }, { fresh: true });
  const [changed, setChanged] = useState<Partial<Times>>({});
  const refreshes = [calls.surveys, calls.survey];
  const save = useChange(calls.saveTimes, { refreshes, said: t('saved') });
  const publish = useChange(calls.publish, { refreshes, said: t('published') });
  const unpublish = useChange(calls.unpublish, { refreshes });
  const copy = useChange(calls.copy, { refreshes, said: t('copied') });
  const remove = useChange(calls.remove, { refreshes });
  const [modal, holder] = Modal.useModal();
  if (!answer)
    return (
      <Pane title={pickLanguage(survey.title, language)} close={close}>
        {null}
      </Pane>
    );
  const { content, faults, version } = answer;
  const times: Times = {
    opensAt: content.opensAt,
    closesAt: content.closesAt,
    resultsFrom: content.resultsFrom,
    ...changed,
  };
  const draft = survey.state === 'draft';
  const address = location.origin + basePath + href('qlist', { qid: surveyId }, { cid });
  const keep = async (more: Partial<Times>) => {
    const outcome = await save.change({ cid, surveyId, ...times, ...more });
    if (outcome.ok) setChanged({});
  };
  const picker = (name: 'opensAt' | 'closesAt', label: string) => (
    <Field label={label}>
      <MomentPicker label={label} at={times[name]} change={(moment) => setChanged({ ...changed, [name]: moment })} />
    </Field>
  );
  const askRemove = async () => {
    const yes = await modal.confirm({
      title: t('remove'),
      content: t('removeText'),
      okText: t('remove'),
      cancelText: t('cancel'),
    });
    if (yes && (await remove.change({ cid, surveyId })).ok) close();
  };
  const now = () => new Date().toISOString();
  return (
    <Pane
      title={pickLanguage(survey.title, language)}
      facts={t(`states.${survey.state}`)}
      close={close}
      changed={Object.keys(changed).length > 0}
      foot={
        <>
          <ActButton
            type="primary"
            loading={save.busy}
            why={Object.keys(changed).length === 0 ? t('unchanged') : ''}
            onClick={() => void keep({})}
          >
            {t('saveTimes')}
          </ActButton>
          {draft ? (
            <ActButton
              loading={publish.busy}
              why={faults.length > 0 ? t('faults') : ''}
              onClick={() => void publish.change({ cid, surveyId, seen: version })}
            >
              {t('publish')}
            </ActButton>
          ) : (
            <ActButton
              loading={unpublish.busy}
              why={survey.people > 0 ? t('answered') : ''}
              onClick={() => void unpublish.change({ cid, surveyId })}
            >
              {t('unpublish')}
            </ActButton>
          )}
          <ActButton why={draft ? '' : t('editPublished')} onClick={() => edit({ id: surveyId, version, content })}>
            {t('edit')}
          </ActButton>
        </>
      }
    >
      {holder}
      {picker('opensAt', t('opens'))}
      {picker('closesAt', t('closes'))}
      <Field label={t('resultsFrom')}>
        <Select
          aria-label={t('resultsFrom')}
          value={times.resultsFrom}
          onChange={(resultsFrom) => setChanged({ ...changed, resultsFrom })}
          options={resultTimes.map((value) => ({ value, label: t(`resultTimes.${value}`) }))}
        />
      </Field>
      <p className="small quiet">{t('resultsNote')}</p>
      <p className="survey-acts">
        {survey.state === 'planned' && (
          <ActButton size="small" onClick={() => void keep({ opensAt: now() })}>
            {t('openNow')}
          </ActButton>
        )}
        {survey.state === 'open' && (
          <ActButton size="small" onClick={() => void keep({ closesAt: now() })}>
            {t('closeNow')}
          </ActButton>
        )}
        {survey.state === 'closed' && (
          <ActButton size="small" onClick={() => void keep({ closesAt: null })}>
            {t('openNow')}
          </ActButton>
        )}
        {!draft && <ReminderButton survey={survey} />}
        <ActButton size="small" loading={copy.busy} onClick={() => void copy.change({ cid, surveyId })}>
          {t('copy')}
        </ActButton>
        <ActButton size="small" why={draft ? '' : t('removePublished')} onClick={() => void askRemove()}>
          {t('remove')}
        </ActButton>
      </p>
      {!draft && (
        <section className="survey-address">
          <h3>{t('address')}</h3>
          <p className="small quiet">{t('addressText')}</p>
          <QrCode value={address} label={t('address')} size="200px" level="M" />
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        </section>
      )}
      {draft && <FaultList faults={faults} items={content.items} />}
      <History cid={cid} subject="survey" id={surveyId} />
    </Pane>
  );
}

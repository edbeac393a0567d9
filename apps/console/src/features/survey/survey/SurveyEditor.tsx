import './survey.css';
import { surveyConsoleCalls as calls } from '@meetingapp/contract/survey/console.ts';
import type { SurveyContent, SurveyItem } from '@meetingapp/contract/survey/survey.ts';
import { surveyFaults } from '@meetingapp/domain/survey/check-survey.ts';
import { asks } from '@meetingapp/domain/survey/item-field.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Page } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { blankSurvey, freeCode, newItem } from '../view.ts';
import { FaultList } from './FaultList.tsx';
import { ItemList } from './ItemList.tsx';
import { ItemPane } from './ItemPane.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SurveyPreview } from './SurveyPreview.tsx';

export interface EditedSurvey {
  id: number;
  version: number;
  content: SurveyContent;
}

interface Props {
  /** Null: a new one. */
  edited: EditedSurvey | null;
  close: () => void;
}

/** A draft: its settings, its questions in order, and one question or the preview beside them. */
export function SurveyEditor({ edited, close }: Props) {
  const t = useT('surveyConsole');
  const cid = useCid();
  const [content, setContent] = useState(edited?.content ?? blankSurvey);
  const [chosen, setChosen] = useState<string | null>(null);
  const [preview, setPreview] = useState(false);
  const save = useChange(calls.save, { refreshes: [calls.surveys, calls.survey], said: t('saved') });
  const { items, title } = content;
  const at = items.findIndex(({ code }) => code === chosen);
  const item = items[at];
  const change = (more: Partial<SurveyContent>) => setContent({ ...content, ...more });
  const put = (next: readonly SurveyItem[]) => change({ items: [...next] });
  const add = (kind: SurveyItem['kind']) => {
    const code = freeCode(items);
    const place = at < 0 ? items.length : at + 1;
    put([...items.slice(0, place), newItem(kind, code), ...items.slice(place)]);
    setChosen(code);
    setPreview(false);
  };
  const send = async () => {
    const body = { cid, id: edited?.id ?? null, seen: edited?.version ?? null, content };
    if ((await save.change(body)).ok) close();
  };
  const unnamed = title.zh.trim() === '' && title.en.trim() === '';
  return (
    <Page
      title={edited ? t('edit') : t('add')}
      facts={String(items.filter(asks).length)}
      actions={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button aria-pressed={preview} onClick={() => setPreview(!preview)}>
            {t('preview')}
          </Button>
          <ActButton type="primary" loading={save.busy} why={unnamed ? t('title') : ''} onClick={() => void send()}>
            {t('save')}
          </ActButton>
        </>
      }
      pane={
        preview ? (
          <SurveyPreview content={content} close={() => setPreview(false)} />
        ) : (
          item && (
            <ItemPane
              key={at}
              item={item}
              above={items.slice(0, at)}
              close={() => setChosen(null)}
              onChange={(next) => {
                put(items.map((one, index) => (index === at ? next : one)));
                setChosen(next.code);
              }}
              onRemove={() => {
                put(items.filter((_, index) => index !== at));
                setChosen(null);
              }}
            />
          )
        )
      }
    >
      <div className="survey-editor">
        <SettingsForm content={content} onChange={change} />
        <ItemList items={items} chosen={chosen} choose={setChosen} onAdd={add} onChange={put} />
        <FaultList faults={surveyFaults(content)} items={items} />
      </div>
    </Page>
  );
}

import { surveyConsoleCalls as calls, type ListedSurvey } from '@meetingapp/contract/survey/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { askedFirst } from '../../../lib/forms/unsaved.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import type { EditedSurvey } from './SurveyEditor.tsx';
import { SurveyPane } from './SurveyPane.tsx';

const colours = { draft: 'default', planned: 'processing', open: 'success', closed: 'default' } as const;

interface Props {
  open: (id: number) => void;
  edit: (survey: EditedSurvey | 'new') => void;
}

/** Surveys with state, audience and number of answers. */
export function SurveyList({ open, edit }: Props) {
  const t = useT('surveyConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const [settings, setSettings] = useState<number | null>(null);
  const asked = useCall(calls.surveys, { cid }, { fresh: true });
  const chosen = asked.answer?.surveys.find(({ id }) => id === settings);
  const moment = (at: string | null) => (at === null ? t('unset') : momentText(at, language));
  const beside = settings !== null;
  const add = (
    <Button type="primary" icon={<Icon icon={plus} />} onClick={() => edit('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Page
      title={c('pages.surveys')}
      facts={asked.answer ? t('facts', { count: asked.answer.surveys.length }) : ''}
      actions={add}
      pane={chosen && <SurveyPane key={chosen.id} survey={chosen} edit={edit} close={() => setSettings(null)} />}
    >
      <Answered asked={asked}>
        {({ surveys }) =>
          surveys.length === 0 ? (
            <EmptyState icon={listChecks} title={t('none')} text={t('noneText')}>
              {add}
            </EmptyState>
          ) : (
            <ListTable<ListedSurvey>
              rows={surveys}
              open={settings}
              columns={[
                {
                  title: t('survey'),
                  render: (_value, one) => (
                    <button
                      type="button"
                      onClick={() => askedFirst(() => (one.state === 'draft' ? setSettings(one.id) : open(one.id)))}
                    >
                      <b>{pickLanguage(one.title, language)}</b>
                    </button>
                  ),
                },
                {
                  title: t('state'),
                  width: 90,
                  render: (_value, one) => <Tag color={colours[one.state]}>{t(`states.${one.state}`)}</Tag>,
                },
                {
                  title: t('kindOfAnswers'),
                  width: 90,
                  render: (_value, one) =>
                    one.anonymous ? <Tag color="geekblue">{t('anonymous')}</Tag> : <span>{t('named')}</span>,
                },
                {
                  title: t('audience'),
                  width: 136,
                  hidden: beside,
                  render: (_value, one) => t(`audiences.${one.audience}`),
                },
                { title: t('opens'), width: 112, hidden: beside, render: (_value, one) => moment(one.opensAt) },
                { title: t('closes'), width: 112, hidden: beside, render: (_value, one) => moment(one.closesAt) },
                { title: t('people'), width: 80, align: 'right', dataIndex: 'people' },
                {
                  title: t('settings'),
                  width: 176,
                  render: (_value, one) => (
                    <Button size="small" onClick={() => askedFirst(() => setSettings(one.id))}>
                      {t('settings')}
                    </Button>
                  ),
                },
              ]}
            />
          )
        }
      </Answered>
    </Page>
  );
}

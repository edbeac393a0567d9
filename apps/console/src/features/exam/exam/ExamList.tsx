import { examConsoleCalls as calls, type ListedExam } from '@meetingapp/contract/exam/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
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
import { ExamPane } from './ExamPane.tsx';
import type { EditedExam } from './ExamEditor.tsx';

const colours = { draft: 'default', planned: 'processing', open: 'success', closed: 'default' } as const;

interface Props {
  open: (id: number) => void;
  edit: (exam: EditedExam | 'new') => void;
}

/** Exams with their times and how many people began and passed. */
export function ExamList({ open, edit }: Props) {
  const t = useT('examConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const [settings, setSettings] = useState<number | null>(null);
  const asked = useCall(calls.exams, { cid }, { fresh: true });
  const chosen = asked.answer?.exams.find(({ id }) => id === settings);
  const moment = (at: string | null) => (at === null ? t('unset') : momentText(at, language));
  const beside = settings !== null;
  const add = (
    <Button type="primary" icon={<Icon icon={plus} />} onClick={() => edit('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Page
      title={c('pages.exams')}
      facts={asked.answer ? t('facts', { count: asked.answer.exams.length }) : ''}
      actions={add}
      pane={chosen && <ExamPane key={chosen.id} exam={chosen} edit={edit} close={() => setSettings(null)} />}
    >
      <Answered asked={asked}>
        {({ exams }) =>
          exams.length === 0 ? (
            <EmptyState icon={listChecks} title={t('none')} text={t('noneText')}>
              {add}
            </EmptyState>
          ) : (
            <ListTable<ListedExam>
              rows={exams}
              open={settings}
              columns={[
                {
                  title: t('exam'),
                  render: (_value, one) => (
                    <button type="button" onClick={() => open(one.id)}>
                      <b>{pickLanguage(one.title, language)}</b>
                    </button>
                  ),
                },
                {
                  title: t('state'),
                  width: 120,
                  render: (_value, one) => <Tag color={colours[one.state]}>{t(`states.${one.state}`)}</Tag>,
                },
                { title: t('opens'), width: 170, hidden: beside, render: (_value, one) => moment(one.opensAt) },
                { title: t('closes'), width: 170, hidden: beside, render: (_value, one) => moment(one.closesAt) },
                { title: t('items'), width: 90, hidden: beside, align: 'right', dataIndex: 'items' },
                { title: t('examinees'), width: 100, hidden: beside, align: 'right', dataIndex: 'people' },
                { title: t('passed'), width: 100, hidden: beside, align: 'right', dataIndex: 'passed' },
                {
                  title: t('settings'),
                  width: 150,
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

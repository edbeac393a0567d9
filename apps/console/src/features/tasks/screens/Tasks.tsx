import type { Task } from '@meetingapp/contract/tasks/task.ts';
import { arrowDownUp } from '@meetingapp/ui/icons/icons-topics.ts';
import { Progress, Tag } from 'antd';
import type { TableProps } from 'antd';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { momentText } from '../../../lib/time/moment.ts';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useTaskFigures, useTaskName } from '../../../lib/calls/task.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTasks } from '../data.ts';
import { TaskPane } from '../parts/TaskPane.tsx';
import { stateColours } from '../view.ts';

/** Background tasks with progress, outcome and file. */
export function Tasks() {
  const t = useT('console');
  const taskName = useTaskName();
  const taskFigures = useTaskFigures();
  const language = useLanguage();
  const cid = useCid();
  const asked = useTasks(cid);
  const [open, setOpen] = useOpenRow();
  const columns: TableProps<Task>['columns'] = [
    {
      title: t('tasks.name'),
      render: (_, task) => (
        <button type="button" onClick={() => setOpen(task.id)}>
          <b>{taskName(task.kind)}</b>
        </button>
      ),
    },
    {
      title: t('tasks.state'),
      width: 120,
      render: (_, { state }) => (
        <Tag color={stateColours[state]} variant="filled">
          {t(`tasks.states.${state}`)}
        </Tag>
      ),
    },
    {
      title: t('tasks.progress'),
      width: 240,
      render: (_, task) => (
        <span className="row">
          <Progress
            percent={task.state === 'done' ? 100 : Math.round((100 * task.done) / (task.total ?? Infinity))}
            showInfo={false}
            size="small"
            aria-label={taskName(task.kind)}
          />
          <span className="nowrap small quiet">{taskFigures(task)}</span>
        </span>
      ),
    },
    { title: t('tasks.refused'), dataIndex: 'refused', width: 96, align: 'right' },
    { title: t('tasks.by'), dataIndex: 'startedBy', width: 120, ellipsis: true },
    { title: t('tasks.at'), width: 136, render: (_, { createdAt }) => momentText(createdAt, language) },
  ];
  return (
    <Page title={t('pages.tasks')} pane={open !== null && <TaskPane cid={cid} id={open} close={() => setOpen(null)} />}>
      <Answered asked={asked}>
        {({ tasks }) =>
          tasks.length === 0 ? (
            <EmptyState icon={arrowDownUp} title={t('tasks.none')} text={t('tasks.noneText')} />
          ) : (
            <ListTable<Task> columns={columns} rows={tasks} open={open} scroll={{ x: 940 }} />
          )
        }
      </Answered>
    </Page>
  );
}

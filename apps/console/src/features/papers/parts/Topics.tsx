import { paperCallCalls as calls, type CountedTopic } from '@meetingapp/contract/papers-call.ts';
import { papersConsoleCalls } from '@meetingapp/contract/papers-console.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { plus } from '@meetingapp/ui/icons.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { MoveButtons } from '../../../lib/MoveButtons.tsx';
import { moved } from '../../../lib/moved.ts';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import { either } from '../view.ts';
import { TopicForm } from './TopicForm.tsx';

interface TopicsProps {
  cid: number;
  topics: readonly CountedTopic[];
  mayChange: boolean;
}

/** What a paper may belong to, in the order in which authors see it; one of them open to be changed. */
export function Topics({ cid, topics, mayChange }: TopicsProps) {
  const t = useT('papersConsole');
  const language = useLanguage();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const order = useChange(calls.orderTopics, { refreshes: [calls.call] });
  const move = (at: number, by: number) =>
    void order.change({ cid, topicIds: moved(topics, at, by).map(({ id }) => id) });
  const close = () => setOpen(null);
  const refreshes = [calls.call, papersConsoleCalls.list];
  return (
    <section className="papers-topics" aria-label={t('columns.topics')}>
      <h2>{t('columns.topics')}</h2>
      <p className="small quiet">{t('topics.text')}</p>
      <ul>
        {topics.map((topic, at) => {
          const name = either(topic.name, language);
          const division = either(topic.division, language);
          return (
            <li key={topic.id}>
              <div className="row">
                <button
                  type="button"
                  className="grow one"
                  disabled={!mayChange}
                  aria-expanded={open === topic.id}
                  onClick={() => setOpen(open === topic.id ? null : topic.id)}
                >
                  {name} {division && <span className="small quiet">{division}</span>}
                </button>
                <span className="small quiet">{t('topics.papers', { count: topic.papers })}</span>
                {mayChange && (
                  <>
                    <MoveButtons
                      at={at}
                      count={topics.length}
                      up={t('up', { name })}
                      down={t('down', { name })}
                      disabled={order.busy}
                      onMove={(by) => move(at, by)}
                    />
                  </>
                )}
              </div>
              {open === topic.id && (
                <TopicForm cid={cid} topic={topic} others={topics} refreshes={refreshes} close={close} />
              )}
            </li>
          );
        })}
      </ul>
      {open === 'new' && <TopicForm cid={cid} topic={null} others={topics} refreshes={refreshes} close={close} />}
      {mayChange && open !== 'new' && (
        <Button size="small" icon={<Icon icon={plus} />} onClick={() => setOpen('new')}>
          {t('topics.add')}
        </Button>
      )}
    </section>
  );
}

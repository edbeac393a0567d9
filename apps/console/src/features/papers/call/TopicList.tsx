import { paperCallCalls as calls, type CountedTopic } from '@meetingapp/contract/papers/call.ts';
import { papersConsoleCalls } from '@meetingapp/contract/papers/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { MoveButtons } from '../../../lib/lists/MoveButtons.tsx';
import { moveItem } from '../../../lib/lists/move-item.ts';
import { grey, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { TopicForm } from './TopicForm.tsx';

interface TopicListProps {
  cid: number;
  topics: readonly CountedTopic[];
  mayChange: boolean;
}

/** Topics in the order authors see; one at a time is open for editing. */
export function TopicList({ cid, topics, mayChange }: TopicListProps) {
  const t = useT('papersConsole');
  const language = useLanguage();
  const why = useWhy();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const order = useChange(calls.orderTopics, { refreshes: [calls.call] });
  const move = (at: number, by: number) =>
    void order.change({ cid, topicIds: moveItem(topics, at, by).map(({ id }) => id) });
  const close = () => setOpen(null);
  const refreshes = [calls.call, papersConsoleCalls.list];
  return (
    <section className="papers-topics" aria-label={t('columns.topics')}>
      <h2>{t('columns.topics')}</h2>
      <p className="small quiet">{t('topics.text')}</p>
      <ul>
        {topics.map((topic, at) => {
          const name = pickLanguage(topic.name, language);
          const division = pickLanguage(topic.division, language);
          return (
            <li key={topic.id}>
              <div className="row">
                <button
                  type="button"
                  className="grow one"
                  aria-expanded={open === topic.id}
                  onClick={() => setOpen(open === topic.id ? null : topic.id)}
                  {...grey(why({ onlyView: !mayChange }))}
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

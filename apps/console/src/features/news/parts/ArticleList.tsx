import { roles } from '@meetingapp/contract/call.ts';
import {
  articleStatuses,
  newsConsoleCalls as calls,
  type ArticleStatus,
  type ListedArticle,
} from '@meetingapp/contract/news/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { newspaper } from '@meetingapp/ui/icons/icons-home.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, search } from '@meetingapp/ui/icons/icons.ts';
import { Button, Input, Select, Tag } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { momentText } from '../../../lib/time/moment.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { askedFirst } from '../../../lib/forms/unsaved.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ColumnsPane } from './ColumnsPane.tsx';

const colours = { draft: 'default', planned: 'processing', published: 'success', removed: 'error' } as const;

/** Articles of a conference, with search and filters by column and state. */
export function ArticleList({ open }: { open: (id: number | 'new') => void }) {
  const t = useT('newsConsole');
  const w = useT('writing');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.setUp);
  const [words, setWords] = useState('');
  const [standing, setStanding] = useState<ArticleStatus | ''>('');
  const [columnId, setColumnId] = useState<number | null>(null);
  const [columnsOpen, setColumnsOpen] = useState(false);
  const asked = useCall(calls.list, { cid, words: useDeferredValue(words.trim()), standing, columnId });
  const { columns = [], total } = asked.answer ?? {};
  const say = (text: { zh: string; en: string }) => pickLanguage(text, language);
  const nameOf = (id: number | null) => {
    const column = columns.find((one) => one.id === id);
    return column ? say(column.name) : '';
  };
  const add = (
    <ActButton type="primary" lacks={{ onlyView: !mayWrite }} icon={<Icon icon={plus} />} onClick={() => open('new')}>
      {t('add')}
    </ActButton>
  );
  return (
    <Page
      title={c('pages.news')}
      facts={total === undefined ? '' : t('facts', { count: total })}
      actions={
        <>
          <Button onClick={() => askedFirst(() => setColumnsOpen(!columnsOpen))} aria-expanded={columnsOpen}>
            {t('columns')}
          </Button>
          {add}
        </>
      }
      bar={
        <>
          <Input
            className="news-search"
            prefix={<Icon icon={search} />}
            allowClear
            value={words}
            placeholder={t('search')}
            aria-label={t('search')}
            onChange={(event) => setWords(event.target.value)}
          />
          <Select<number>
            aria-label={t('column')}
            value={columnId ?? 0}
            onChange={(id) => setColumnId(id === 0 ? null : id)}
            options={[
              { value: 0, label: `${t('column')} · ${t('all')}` },
              ...columns.map(({ id, name, count }) => ({ value: id, label: `${say(name)} ${count}` })),
            ]}
            popupMatchSelectWidth={false}
          />
          <Select<ArticleStatus | ''>
            aria-label={w('state')}
            value={standing}
            onChange={setStanding}
            options={[
              { value: '', label: `${w('state')} · ${t('all')}` },
              ...articleStatuses.map((one) => ({ value: one, label: w(`standings.${one}`) })),
            ]}
            popupMatchSelectWidth={false}
          />
        </>
      }
      pane={columnsOpen && <ColumnsPane columns={columns} mayWrite={mayWrite} close={() => setColumnsOpen(false)} />}
    >
      <Answered asked={asked}>
        {({ articles }) =>
          articles.length === 0 ? (
            total === 0 ? (
              <EmptyState icon={newspaper} title={t('none')} text={t('noneText')}>
                {add}
              </EmptyState>
            ) : (
              <EmptyState icon={search} title={t('noneFound')} text={t('noneFoundText')} />
            )
          ) : (
            <ListTable<ListedArticle>
              rows={articles}
              open={null}
              columns={[
                {
                  title: w('title'),
                  render: (_value, one) => (
                    <button type="button" onClick={() => open(one.id)}>
                      <b>{say(one.title) || w('untitled')}</b>
                    </button>
                  ),
                },
                { title: t('column'), width: 160, render: (_value, one) => nameOf(one.columnId) },
                {
                  title: w('state'),
                  width: 210,
                  render: (_value, one) => (
                    <span className="row">
                      <Tag color={colours[one.standing]}>{w(`standings.${one.standing}`)}</Tag>
                      {one.pinned && <Tag color="warning">{t('pinned')}</Tag>}
                      {one.title.en === '' && <Tag>{w('noEnglish')}</Tag>}
                    </span>
                  ),
                },
                {
                  title: t('from'),
                  width: 150,
                  render: (_value, one) => (one.from === null ? '' : momentText(one.from, language)),
                },
              ]}
            />
          )
        }
      </Answered>
    </Page>
  );
}

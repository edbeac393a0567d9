import { commentTargets, type CommentTarget, type ListedComment } from '@meetingapp/contract/comments/comment.ts';
import { commentConsoleCalls as calls, type ConsoleCommentPart } from '@meetingapp/contract/comments/console.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, search } from '@meetingapp/ui/icons/icons.ts';
import { Button, Input, Select, Tag } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

const EVERY_MS = 20_000;
const colours = {
  waiting: 'processing',
  shown: 'success',
  refused: 'error',
  hidden: 'error',
  removed: 'default',
} as const;

interface CommentTableProps {
  part: ConsoleCommentPart;
  open: number | null;
  onOpen: (commentId: number) => void;
}

/** Comments of one list, with search, a filter by addressee, and pages. */
export function CommentTable({ part, open, onOpen }: CommentTableProps) {
  const t = useT('commentsConsole');
  const language = useLanguage();
  const cid = useCid();
  const [words, setWords] = useState('');
  const [target, setTarget] = useState<CommentTarget | ''>('');
  const [after, setAfter] = useState<number | null>(null);
  const sought = useDeferredValue(words.trim());
  const body = { cid, part, words: sought, target: target === '' ? null : target, after };
  const asked = useCall(calls.list, body, { again: () => EVERY_MS });
  return (
    <>
      <div className="row comment-filter">
        <Input
          className="comment-search"
          prefix={<Icon icon={search} />}
          allowClear
          value={words}
          placeholder={t('search')}
          aria-label={t('search')}
          onChange={(event) => {
            setWords(event.target.value);
            setAfter(null);
          }}
        />
        <Select<CommentTarget | ''>
          aria-label={t('target')}
          value={target}
          onChange={(value) => {
            setTarget(value);
            setAfter(null);
          }}
          options={[
            { value: '', label: `${t('target')} · ${t('allTargets')}` },
            ...commentTargets.map((value) => ({ value, label: t(`targets.${value}`) })),
          ]}
          popupMatchSelectWidth={false}
        />
      </div>
      <Answered asked={asked}>
        {({ comments, more }) =>
          comments.length === 0 ? (
            part === 'unanswered' && sought === '' && target === '' ? (
              <EmptyState icon={check} title={t('noneUnanswered')} />
            ) : (
              <EmptyState icon={search} title={t('none')} text={t('noneText')} />
            )
          ) : (
            <>
              <ListTable<ListedComment>
                rows={comments}
                open={open}
                columns={[
                  {
                    title: t('text'),
                    render: (_value, one) => (
                      <button type="button" onClick={() => onOpen(one.id)}>
                        {one.text}
                        <span className="small quiet comment-by">
                          <span>{one.name}</span>
                          <span>{one.aim || t(`targets.${one.target}`)}</span>
                          <span>{momentText(one.at, language)}</span>
                        </span>
                      </button>
                    ),
                  },
                  {
                    title: t('state'),
                    width: 190,
                    render: (_value, one) => (
                      <span className="row">
                        <Tag color={colours[one.state]}>{t(`states.${one.state}`)}</Tag>
                        {!one.open && <Tag>{t('private')}</Tag>}
                        {one.answer && <Tag color="geekblue">{t('answered')}</Tag>}
                      </span>
                    ),
                  },
                ]}
              />
              {more && (
                <p>
                  <Button onClick={() => setAfter(comments.at(-1)?.id ?? null)}>{t('more')}</Button>
                </p>
              )}
            </>
          )
        }
      </Answered>
    </>
  );
}

import { commentConsoleCalls as calls, type QueuedComment } from '@meetingapp/contract/comments/console.ts';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { Button, Checkbox, Tag } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { changed } from '../data.ts';
import { CommentText } from './CommentText.tsx';
import { MuteDialog } from './MuteDialog.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';

interface QueueProps {
  items: readonly QueuedComment[];
  open: (commentId: number) => void;
}

const keyOf = ({ commentId, replyId }: QueuedComment) => `${commentId}/${replyId ?? ''}`;
const itemOf = ({ commentId, replyId }: QueuedComment) => ({ commentId, replyId });

/** Texts that wait for moderation, one by one or several at once. */
export function Queue({ items, open }: QueueProps) {
  const t = useT('commentsConsole');
  const language = useLanguage();
  const cid = useCid();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<QueuedComment | null>(null);
  const [muted, setMuted] = useState<QueuedComment | null>(null);
  const { change, busy } = useChange(calls.moderate, { refreshes: changed, said: t('moderated') });
  const [at, setAt] = useState(0);
  const current = items[Math.min(at, items.length - 1)];
  const chosen = items.filter((item) => marked.includes(keyOf(item)));
  const show = (shown: readonly QueuedComment[]) => void change({ cid, items: shown.map(itemOf), verdict: 'show' });
  function move(by: number) {
    const next = Math.min(items.length - 1, Math.max(0, Math.min(at, items.length - 1) + by));
    setAt(next);
    document.querySelectorAll('.comment-queue > li')[next]?.scrollIntoView({ block: 'nearest' });
  }
  useListKeys({
    j: () => move(1),
    k: () => move(-1),
    a: () => current && !busy && show([current]),
    d: () => current && setRefused(current),
    m: () => current && setMuted(current),
    Enter: () => current && open(current.commentId),
  });
  if (items.length === 0) return <EmptyState icon={check} title={t('noneQueue')} />;
  return (
    <>
      {chosen.length > 0 && (
        <Button type="primary" loading={busy} onClick={() => show(chosen)}>
          {t('showAll', { count: chosen.length })}
        </Button>
      )}
      <ul className="comment-list comment-queue">
        {items.map((item) => {
          const key = keyOf(item);
          return (
            <li key={key} className={item === current ? 'on' : undefined} aria-current={item === current || undefined}>
              <Checkbox
                aria-label={item.text}
                checked={marked.includes(key)}
                onChange={({ target }) =>
                  setMarked(target.checked ? [...marked, key] : marked.filter((one) => one !== key))
                }
              />
              <div className="grow">
                <span className="small comment-by">
                  <b>{item.name}</b>
                  {item.anonymous && <Tag>{t('anonymous')}</Tag>}
                  <span className="quiet">{momentText(item.at, language)}</span>
                  <span className="quiet">{item.aim || t(`targets.${item.target}`)}</span>
                  <Tag color={item.reason === 'all' ? 'processing' : 'error'}>
                    {t(`reasons.${item.reason}`, { count: item.reports })}
                  </Tag>
                </span>
                <CommentText text={item.text} pictures={item.pictures} />
              </div>
              <span className="comment-acts">
                <ActButton size="small" type="primary" lacks={{ waits: busy }} onClick={() => show([item])}>
                  {t('show')}
                </ActButton>
                <Button size="small" onClick={() => setRefused(item)}>
                  {t(item.reason === 'reported' ? 'hide' : 'refuse')}
                </Button>
                <Button size="small" type="text" onClick={() => setMuted(item)}>
                  {t('mute')}
                </Button>
                <Button size="small" type="text" onClick={() => open(item.commentId)}>
                  {t('open')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {refused && (
        <RefuseDialog
          item={itemOf(refused)}
          verdict={refused.reason === 'reported' ? 'hide' : 'refuse'}
          close={() => setRefused(null)}
        />
      )}
      {muted && <MuteDialog name={muted.name} item={itemOf(muted)} close={() => setMuted(null)} />}
    </>
  );
}

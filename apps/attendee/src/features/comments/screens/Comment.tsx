import '../parts/comments.css';
import '@meetingapp/ui/forms/Choice.css';
import { commentTargets, type CommentPart, type CommentTarget } from '@meetingapp/contract/comments/comment.ts';
import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { pencil } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { messageCircle } from '@meetingapp/ui/icons/icons-topics.ts';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useDeferredValue, useState } from 'react';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { ListSearch } from '../../../lib/parts/ListSearch.tsx';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useComments } from '../data.ts';
import { CommentCard } from '../parts/CommentCard.tsx';

/** S100: consultations and comments: mine, public, answered; for a speaker also those addressed to them. */
export function Comment() {
  const t = useT('comments');
  const app = useT('app');
  const { cid } = useParameters('comment');
  const back = useBack('conferenceIndex', { cid });
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const zone = useConference(cid)?.zone ?? usualZone;
  const [part, setPart] = useState<CommentPart>('public');
  const [target, setTarget] = useState<CommentTarget | null>(null);
  const [searching, setSearching] = useState(false);
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words.trim());
  const list = useComments({ cid: Number(cid), part, target, words: sought });
  const { answer, failure, loading } = list.asked;
  const counts = answer?.counts;
  const filtered = target !== null || sought !== '';
  const gone = failure?.name === 'conference_unknown' || failure?.name === 'not_found';
  const parts = (['mine', 'public', 'answered', 'asked'] as const).filter(
    (one) => one !== 'asked' || counts?.asked != null,
  );
  const barred = answer?.barred ?? null;

  function showAll(): void {
    setTarget(null);
    setWords('');
  }
  return (
    <Page
      className="cm-page"
      top={
        <TopBar
          title={t('title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={
            <IconButton
              icon={search}
              label={t('search')}
              aria-expanded={searching}
              onClick={() => {
                setSearching(!searching);
                setWords('');
              }}
            />
          }
        />
      }
    >
      {answer && (
        <>
          <Segments
            label={t('list')}
            value={part}
            onChange={(value) => setPart(parts.find((one) => one === value) ?? 'public')}
            options={parts.map((one) => ({ value: one, label: t(`parts.${one}`, { count: counts?.[one] ?? 0 }) }))}
          />
          {searching && <ListSearch alone words={words} onWords={setWords} label={t('search')} clear={t('clear')} />}
          <div className="list-strip cm-strip" role="group" aria-label={t('filter')}>
            {([null, ...commentTargets] as const).map((one) => (
              <button
                key={one ?? 'all'}
                type="button"
                className={joinClasses('chip', one === target && 'on')}
                aria-pressed={one === target}
                onClick={() => setTarget(one)}
              >
                {t(`targets.${one ?? 'all'}`)}
              </button>
            ))}
          </div>
          {barred !== null && <Note>{t(`barred.${barred}`)}</Note>}
          {list.comments.map((comment) => (
            <CommentCard key={comment.id} comment={comment} cid={cid} zone={zone} />
          ))}
          {list.comments.length === 0 &&
            (part === 'mine' && !loggedIn ? (
              <EmptyState
                icon={messageCircle}
                title={t('visitor')}
                action={
                  <button type="button" className={buttonClass('soft', 'sm')} onClick={() => logIn(cid)}>
                    {t('logIn')}
                  </button>
                }
              />
            ) : filtered ? (
              <EmptyState
                icon={search}
                title={t('noneFound')}
                text={t('noneFoundText')}
                action={
                  <button type="button" className={buttonClass('soft', 'sm')} onClick={showAll}>
                    {t('showAll')}
                  </button>
                }
              />
            ) : (
              <EmptyState icon={messageCircle} title={t(`none.${part}`)} text={part === 'asked' ? '' : t('noneText')} />
            ))}
          {list.more && (
            <p className="cm-more">
              <button
                type="button"
                className={buttonClass('soft', 'sm')}
                disabled={list.loading}
                onClick={() => void list.loadMore()}
              >
                {list.loading ? app('loading') : t('loadMore')}
              </button>
            </p>
          )}
          {barred === null && (
            <div className="cm-fab">
              <Link name="commentAdd" query={{ cid }}>
                <Icon icon={pencil} size="s" />
                {t('add')}
              </Link>
            </div>
          )}
        </>
      )}
      {loading && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="0.88rem" />
          <Skeleton height="3.2rem" />
          <Skeleton height="3.2rem" />
        </Waiting>
      )}
      {failure && !answer && <Unavailable asked={list.asked} gone={gone ? { title: failure.msg, text: '' } : null} />}
    </Page>
  );
}

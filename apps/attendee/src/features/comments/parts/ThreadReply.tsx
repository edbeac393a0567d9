import type { CommentReply } from '@meetingapp/contract/comments/comment.ts';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { eyeOff } from '@meetingapp/ui/icons/icons.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { Pictures } from './Pictures.tsx';

interface ThreadReplyProps {
  reply: CommentReply;
  depth: 0 | 1;
  zone: string;
  /** The first answer, which stands out. */
  best: boolean;
  /** The one that the address names. */
  current: boolean;
  children: ReactNode;
}

/** One reply of a thread. */
export function ThreadReply({ reply, depth, zone, best, current, children }: ThreadReplyProps) {
  const t = useT('comments');
  const language = useLanguage();
  const { id, role, own, at, state } = reply;
  const name = own ? t('you') : reply.name || t(role === 'staff' ? 'committee' : 'someone');
  return (
    <article
      id={`reply-${id}`}
      className={joinClasses('cm-reply', depth === 1 && 'sub', best && 'best', current && 'at')}
      aria-label={name}
    >
      <Avatar name={reply.name || name} size="s" />
      <div className="grow">
        <p className="by">
          <b>{name}</b>
          {role !== 'attendee' && <Tag kind={role === 'staff' ? 'ok' : 'role'}>{t(`roles.${role}`)}</Tag>}
          {state === 'waiting' && (
            <Tag kind="soon" icon={eyeOff}>
              {t('waiting')}
            </Tag>
          )}
          {(state === 'refused' || state === 'hidden') && <Tag kind="bad">{t(state)}</Tag>}
          <time dateTime={at}>{momentText(at, zone, language)}</time>
        </p>
        <p className="cm-text">{reply.text}</p>
        {reply.reason !== '' && <p className="cm-meta">{t('reason', { reason: reply.reason })}</p>}
        <Pictures pictures={reply.pictures} />
        <div className="cm-foot">{children}</div>
      </div>
    </article>
  );
}

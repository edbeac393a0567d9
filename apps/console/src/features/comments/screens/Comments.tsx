import '../parts/comments.css';
import { commentConsoleCalls as calls } from '@meetingapp/contract/comments/console.ts';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { askedFirst } from '../../../lib/forms/unsaved.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useOpenRow, useTab } from '../../../lib/lists/use-open-row.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { CommentTable } from '../parts/CommentTable.tsx';
import { Queue } from '../parts/Queue.tsx';
import { SettingsPane } from '../parts/SettingsPane.tsx';
import { ThreadPane } from '../parts/ThreadPane.tsx';

const EVERY_MS = 10_000;
const parts = ['queue', 'unanswered', 'answered', 'all'] as const;
type Part = (typeof parts)[number];

/** O17: moderation queue, answers and settings of questions and comments. */
export function Comments() {
  const t = useT('commentsConsole');
  const c = useT('console');
  const cid = useCid();
  const [part, setPart] = useTab<Part>(parts);
  const [open, setOpen] = useOpenRow();
  const [settings, setSettings] = useState(false);
  const queue = useCall(calls.queue, { cid }, { again: () => EVERY_MS });
  const { waiting = 0, unanswered = 0 } = queue.answer ?? {};
  const label = (one: Part) => {
    if (one === 'queue') return t('parts.queue', { count: waiting });
    return one === 'unanswered' ? t('parts.unanswered', { count: unanswered }) : t(`parts.${one}`);
  };
  return (
    <Page
      title={c('pages.comments')}
      facts={queue.answer && t('facts', { waiting, unanswered })}
      actions={
        <Button aria-expanded={settings} onClick={() => askedFirst(() => setSettings(!settings))}>
          {t('settings')}
        </Button>
      }
      bar={
        <Segmented<Part>
          aria-label={c('pages.comments')}
          value={part}
          onChange={setPart}
          options={parts.map((value) => ({ value, label: label(value) }))}
        />
      }
      foot={
        part === 'queue' &&
        waiting > 0 && (
          <span>
            <kbd>J</kbd> <kbd>K</kbd> {t('keys.move')} <kbd>A</kbd> {t('show')} <kbd>D</kbd> {t('refuse')} <kbd>M</kbd>{' '}
            {t('mute')} <kbd>{t('keys.enter')}</kbd> {t('open')}
          </span>
        )
      }
      pane={
        settings ? (
          <SettingsPane close={() => setSettings(false)} />
        ) : (
          open !== null && <ThreadPane key={open} commentId={open} close={() => setOpen(null)} />
        )
      }
    >
      {part === 'queue' ? (
        <Answered asked={queue}>{({ items }) => <Queue items={items} open={setOpen} />}</Answered>
      ) : (
        <CommentTable key={part} part={part} open={open} onOpen={setOpen} />
      )}
    </Page>
  );
}

import { speakerCalls } from '@meetingapp/contract/speakers/task.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { mic } from '@meetingapp/ui/icons/icons-home.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** How many tasks of a speaker wait for a reply; nothing for people without tasks. */
export function MySpeakerTasks({ cid }: { cid: string }) {
  const t = useT('registrationOverview');
  const { answer } = useCall(speakerCalls.tasks, { cid, linkKey: null }, { fresh: 0, quiet: true });
  if (!answer || answer.tasks.length === 0) return null;
  const waiting = answer.tasks.filter(({ state, open }) => state === 'none' && open).length;
  return (
    <List className="mine-tasks">
      <Link name="schedList" query={{ cid }} className="li ic">
        <Icon icon={mic} />
        <span className="grow">
          <b>{t('mine.speaker')}</b>
          <span className="li-text">{t('mine.speakerTasks', { count: answer.tasks.length })}</span>
        </span>
        {waiting > 0 ? (
          <Tag kind="soon">{t('mine.speakerWaiting', { count: waiting })}</Tag>
        ) : (
          <Tag kind="ok">{t('mine.speakerDone')}</Tag>
        )}
        <Icon icon={chevronRight} size="s" className="chev" />
      </Link>
    </List>
  );
}

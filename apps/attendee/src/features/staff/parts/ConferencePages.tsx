import { liveCalls } from '@meetingapp/contract/live/broadcast.ts';
import type { StaffMember } from '@meetingapp/contract/staff/log-in.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { pencil } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { fileText, messageCircle, ticket } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { pagesFor } from '../view.ts';

interface ConferencePagesProps {
  cid: number;
  title: string;
  grants: StaffMember['grants'];
}

/** The staff pages of one conference that this person may open (S18, S85, and S68 for each broadcast). */
export function ConferencePages({ cid, title, grants }: ConferencePagesProps) {
  const t = useT('pages');
  const go = useNavigate();
  const language = useLanguage();
  const pages = pagesFor(grants, cid);
  const figures = pages.includes('liveData');
  const { answer } = useCall(liveCalls.list, figures ? { cid, status: null, after: 0 } : null, { quiet: true });
  return (
    <section aria-label={title}>
      <div className="head">
        <h2>{title}</h2>
      </div>
      <List>
        {pages.includes('pageflow') && (
          <ListRow icon={fileText} title={t('staff.traffic')} onPress={() => go('pageflow', { cid })} />
        )}
        {pages.includes('editCon') && (
          <ListRow icon={pencil} title={t('edit.title')} onPress={() => go('editCon', {}, { cid })} />
        )}
        {pages.includes('commentDesk') && (
          <ListRow icon={messageCircle} title={t('staff.comments')} onPress={() => go('commentDesk', { cid })} />
        )}
        {answer?.broadcasts.map((one) => (
          <ListRow
            key={one.id}
            icon={ticket}
            title={pickLanguage(one.title, language)}
            text={t('staff.figures')}
            onPress={() => go('liveData', { id: one.id })}
          />
        ))}
      </List>
    </section>
  );
}

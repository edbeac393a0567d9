import type { JoinedGroup } from '@meetingapp/contract/registration/group.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Above the first step: the group that the person joins, and who pays for them. */
export function GroupLine({ joins: { name, own, payer } }: { joins: JoinedGroup }) {
  const t = useT('registration');
  return (
    <div className="wizard-hold">
      <Note>
        {own !== null
          ? t('joins.own', { name })
          : t(payer === 'contact' ? 'joins.contactPays' : 'joins.selfPays', { name })}
      </Note>
    </div>
  );
}

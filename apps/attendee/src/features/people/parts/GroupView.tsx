import './PersonRow.css';
import type { Programme, ProgrammeGroup } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { userRound } from '@meetingapp/ui/icons/icons.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { tablesOf } from '../../../shared/programme/look-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { PersonRow } from './PersonRow.tsx';

export function GroupView({ programme, group }: { programme: Programme; group: ProgrammeGroup }) {
  const t = useT('people');
  const language = useLanguage();
  const { experts } = tablesOf(programme);
  const name = pickLanguage(group.name, language);
  useTitle(name);
  const note = pickLanguage(group.note, language);
  return (
    <div className="guest-group">
      <h1 className="t-2xl">{name}</h1>
      {note !== '' && <p>{note}</p>}
      {group.members.length === 0 && <EmptyState icon={userRound} title={t('noMembers')} />}
      {group.members.length > 0 && (
        <ol className="card people-list">
          {group.members.map(({ expert: id, duty }) => {
            const expert = experts.get(id);
            const words = pickLanguage(duty, language);
            return (
              expert && <PersonRow key={id} programme={programme} expert={expert} tags={words === '' ? [] : [words]} />
            );
          })}
        </ol>
      )}
    </div>
  );
}

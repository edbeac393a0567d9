import type { Part, Programme } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { surnameMark, tablesOf } from '../../../shared/programme/look-up.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** People with their roles, side by side; each links to their page. */
export function SessionPeople({ programme, parts }: { programme: Programme; parts: readonly Part[] }) {
  const t = useT('agenda');
  const language = useLanguage();
  const { experts } = tablesOf(programme);
  if (parts.length === 0) return null;
  return (
    <ul className="people">
      {parts.map(({ expert: id, role }) => {
        const expert = experts.get(id);
        if (!expert) return null;
        const name = pickLanguage(expert.name, language);
        return (
          <li key={`${id}${role}`}>
            <Link name="personDetail" params={{ pid: id }} query={{ cid: programme.cid }}>
              <Avatar name={name} surname={surnameMark(expert, language)} src={expert.portrait ?? undefined} />
              <span>
                <b>{name}</b>
                <span className="role">{t(`roles.${role}`)}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

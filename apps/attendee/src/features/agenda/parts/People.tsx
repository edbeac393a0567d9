import type { Part, Programme } from '@meetingapp/contract/agenda-programme.ts';
import { Avatar } from '@meetingapp/ui/Avatar.tsx';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { inWords, surnameMark, tablesOf } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';

/** People with what they do, side by side; each leads to their page. */
export function People({ programme, parts }: { programme: Programme; parts: readonly Part[] }) {
  const t = useT('agenda');
  const language = useLanguage();
  const { experts } = tablesOf(programme);
  if (parts.length === 0) return null;
  return (
    <ul className="people">
      {parts.map(({ expert: id, role }) => {
        const expert = experts.get(id);
        if (!expert) return null;
        const name = inWords(expert.name, language);
        return (
          <li key={`${id}${role}`}>
            <To name="personDetail" params={{ pid: id }} query={{ cid: programme.cid }}>
              <Avatar name={name} surname={surnameMark(expert, language)} src={expert.portrait ?? undefined} />
              <span>
                <b>{name}</b>
                <span className="role">{t(`roles.${role}`)}</span>
              </span>
            </To>
          </li>
        );
      })}
    </ul>
  );
}

import './PersonRow.css';
import type { Programme, ProgrammeExpert } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { surnameMark } from '../../../shared/programme/look-up.ts';

interface Props {
  programme: Programme;
  expert: ProgrammeExpert;
  /** Roles at this conference, or duties in a group. */
  tags: readonly string[];
}

/** One person in a list; links to their page. */
export function PersonRow({ programme, expert, tags }: Props) {
  const language = useLanguage();
  const name = pickLanguage(expert.name, language);
  const work = [pickLanguage(expert.affiliation, language), pickLanguage(expert.post, language)].filter(Boolean);
  return (
    <li>
      <Link name="personDetail" params={{ pid: expert.id }} query={{ cid: programme.cid }} className="person-row">
        <Avatar name={name} surname={surnameMark(expert, language)} src={expert.portrait ?? undefined} size="l" />
        <span className="grow">
          <span className="name">
            <b>{name}</b>
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
          {work.map((line) => (
            <span key={line} className="work">
              {line}
            </span>
          ))}
        </span>
        <Icon icon={chevronRight} />
      </Link>
    </li>
  );
}

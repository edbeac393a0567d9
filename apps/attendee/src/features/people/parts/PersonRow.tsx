import './PersonRow.css';
import type { Programme, ProgrammeExpert } from '@meetingapp/contract/agenda-programme.ts';
import { Avatar } from '@meetingapp/ui/Avatar.tsx';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { chevronRight } from '@meetingapp/ui/icons.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { inWords, surnameMark } from '../../../lib/programme/look-up.ts';

interface Props {
  programme: Programme;
  expert: ProgrammeExpert;
  /** What they do here, or what they are in a group. */
  tags: readonly string[];
}

/** One person in a list; opens their page. */
export function PersonRow({ programme, expert, tags }: Props) {
  const language = useLanguage();
  const name = inWords(expert.name, language);
  const work = [inWords(expert.affiliation, language), inWords(expert.post, language)].filter(Boolean);
  return (
    <li>
      <To name="personDetail" params={{ pid: expert.id }} query={{ cid: programme.cid }} className="person-row">
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
      </To>
    </li>
  );
}

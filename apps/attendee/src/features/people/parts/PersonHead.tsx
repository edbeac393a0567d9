import './PersonHead.css';
import type { ProgrammeExpert } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { PictureLink } from '../../../lib/navigation/PictureLink.tsx';
import { surnameMark } from '../../../shared/programme/look-up.ts';

/** Portrait and name, in the reader's language first. */
export function PersonHead({ expert, children }: { expert: ProgrammeExpert; children?: ReactNode }) {
  const language = useLanguage();
  const name = pickLanguage(expert.name, language);
  const other = expert.name[language === 'zh' ? 'en' : 'zh'];
  return (
    <div className="person-head">
      <PictureLink pictures={expert.portrait === null ? [] : [{ src: expert.portrait, name }]} at={1}>
        <Avatar name={name} surname={surnameMark(expert, language)} src={expert.portrait ?? undefined} size="xl" />
      </PictureLink>
      <div className="grow">
        <h1 className="t-2xl">{name}</h1>
        {other !== '' && other !== name && (
          <p className="other" lang={language === 'zh' ? 'en' : 'zh-CN'}>
            {other}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

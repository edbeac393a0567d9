import './PersonHead.css';
import type { ProgrammeExpert } from '@meetingapp/contract/agenda-programme.ts';
import { Avatar } from '@meetingapp/ui/Avatar.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { PictureLink } from '../../../lib/PictureLink.tsx';
import { inWords, surnameMark } from '../../../lib/programme/look-up.ts';

/** Portrait and name, in one's own language first. */
export function PersonHead({ expert, children }: { expert: ProgrammeExpert; children?: ReactNode }) {
  const language = useLanguage();
  const name = inWords(expert.name, language);
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

import './PaperAbout.css';
import type { ListedPaper } from '@meetingapp/contract/papers-list.ts';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { Fragment } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { useAbstract } from './use-papers.ts';
import type { KnownPapers } from './use-papers.ts';
import { inWords } from './words.ts';

interface Props {
  cid: string;
  paper: ListedPaper;
  known: KnownPapers;
}

/** The abstract in its parts. */
export function PaperAbstract({ cid, paper, known }: Props) {
  const t = useT('papersPosters');
  const language = useLanguage();
  const found = useAbstract(cid, paper);
  const parts = found?.abstract.filter(({ text }) => text.trim() !== '') ?? [];
  const nameOf = (code: string): string => {
    const section = known.whole?.sections.find((one) => one.code === code);
    return section ? inWords(section.name, language) : '';
  };
  return (
    <div className="pa-about">
      <section>
        <h2>{t('paper.abstract')}</h2>
        {!found && known.failure?.name === 'offline' && <p>{t('paper.noAbstract')}</p>}
        {!found && known.failure?.name !== 'offline' && <Skeleton height="3rem" />}
        {found && parts.length === 0 && <p>{t('paper.emptyAbstract')}</p>}
        {parts.map(({ code, text }) => (
          <Fragment key={code}>
            {nameOf(code) !== '' && <h3>{nameOf(code)}</h3>}
            <p lang={/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en'}>{text}</p>
          </Fragment>
        ))}
        {found && found.keywords.length > 0 && (
          <p className="keys">
            <b>{t('paper.keywords')}</b> {found.keywords.join(language === 'zh' ? '；' : '; ')}
          </p>
        )}
      </section>
    </div>
  );
}

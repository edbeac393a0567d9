import './paper-about.css';
import type { ListedPaper, PaperPiece } from '@meetingapp/contract/papers/list.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Fragment, useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { listStore } from '../../../shared/papers/list-store.ts';
import type { KnownPapers } from './use-papers.ts';

interface Props {
  cid: string;
  paper: ListedPaper;
  known: KnownPapers;
}

/** The abstract by section. */
export function PaperAbstract({ cid, paper, known }: Props) {
  const t = useT('papersPosters');
  const language = useLanguage();
  const found = useAbstract(cid, paper);
  const parts = found?.abstract.filter(({ text }) => text.trim() !== '') ?? [];
  const nameOf = (code: string): string => {
    const section = known.whole?.sections.find((one) => one.code === code);
    return section ? pickLanguage(section.name, language) : '';
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
            <b>{t('paper.keywords')}</b> {joinList(found.keywords, language, 'entries')}
          </p>
        )}
      </section>
    </div>
  );
}

/** Abstract of a paper; undefined while loading. */
function useAbstract(cid: string, paper: ListedPaper): PaperPiece[number] | undefined {
  const piece = useSyncExternalStore(
    listStore.subscribe,
    () => listStore.piece(paper.piece),
    () => undefined,
  );
  useEffect(() => {
    const look = (): void => void listStore.loadPiece(cid, paper.piece);
    look();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [cid, paper.piece]);
  return piece?.[paper.id];
}

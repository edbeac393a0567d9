import './paper-about.css';
import '@meetingapp/ui/forms/Choice.css';
import type { ListedPaper } from '@meetingapp/contract/papers/list.ts';
import { listMark, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Fragment } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { KnownPapers } from './use-papers.ts';
import { langOf } from '../parts/bilingual-text.ts';

interface Props {
  cid: string;
  paper: ListedPaper;
  known: KnownPapers;
}

/** Title, authors with affiliation numbers, topics. */
export function PaperHead({ cid, paper, known, list }: Props & { list: 'paper3' | 'posterList' }) {
  const t = useT('papersPosters');
  const language = useLanguage();
  const other = language === 'zh' ? paper.title.en : paper.title.zh;
  const title = pickLanguage(paper.title, language);
  const about = known.topics.filter(({ id }) => paper.topics.includes(id));
  return (
    <div className="pa-about">
      <p className="marks">
        <Tag kind={paper.result === 'oral' ? 'role' : 'ended'}>{t(`list.kinds.${paper.result}`)}</Tag>
        {paper.board !== '' && <b>{t('result.board', { board: paper.board })}</b>}
        <span>{t('paper.number', { number: paper.number })}</span>
      </p>
      <h1 lang={langOf(paper.title, language)}>{title}</h1>
      {other !== '' && other !== title && (
        <p className="other" lang={language === 'zh' ? 'en' : 'zh-CN'}>
          {other}
        </p>
      )}
      <p className="who">
        {paper.authors.map(({ name, at, presenting }, place) => (
          <Fragment key={place}>
            {place > 0 && listMark(language)}
            {presenting && paper.authors.length > 1 ? (
              <b>{pickLanguage(name, language)}</b>
            ) : (
              pickLanguage(name, language)
            )}
            {paper.affiliations.length > 1 && at.length > 0 && <sup>{at.join(',')}</sup>}
          </Fragment>
        ))}
      </p>
      {paper.affiliations.length > 0 && (
        <ol className="where" aria-label={t('paper.affiliations')}>
          {paper.affiliations.map((name, at) => (
            <li key={at}>
              {paper.affiliations.length > 1 && <span>{at + 1}</span>}
              <span>{pickLanguage(name, language)}</span>
            </li>
          ))}
        </ol>
      )}
      {about.length > 0 && (
        <div className="chips" role="group" aria-label={t('paper.topics')}>
          {about.map(({ id, name }) => (
            <Link key={id} name={list} params={{ cid }} query={{ topic: id }} className="chip">
              {pickLanguage(name, language)}
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}

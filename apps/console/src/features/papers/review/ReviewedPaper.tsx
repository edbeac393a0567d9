import type { AbstractSection } from '@meetingapp/contract/papers/paper.ts';
import type { ReviewedPaper as Paper } from '@meetingapp/contract/papers/review.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { paperclip } from '@meetingapp/ui/icons/icons-programme.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** A paper for review: sections and files; without authors in blind reviews. */
export function ReviewedPaper({ paper, sections }: { paper: Paper; sections: readonly AbstractSection[] }) {
  const t = useT('papersReview');
  const language = useLanguage();
  const lang = paper.language === 'zh' ? 'zh-CN' : 'en';
  const other = paper.language === 'zh' ? 'en' : 'zh';
  const parts = paper.abstract.filter(({ text }) => text.trim() !== '');
  const nameOf = (code: string) => sections.find((section) => section.code === code)?.name;
  return (
    <article className="reviewed-paper">
      <h2 lang={lang}>{paper.title[paper.language] || paper.title[other]}</h2>
      {paper.title[paper.language] && paper.title[other] && <p className="quiet">{paper.title[other]}</p>}
      <p className="small quiet">
        {[
          ...paper.topics.map((topic) => pickLanguage(topic, language)),
          ...(paper.wish === '' ? [] : [`${t('paper.wish')} ${t(`wishes.${paper.wish}`)}`]),
        ].join(' · ')}
      </p>
      {paper.authors && (
        <p>
          {joinList(
            paper.authors.map(({ name }) => pickLanguage(name, language)),
            language,
          )}
          <br />
          <span className="small quiet">
            {paper.affiliations?.map(({ name }) => pickLanguage(name, language)).join(' · ')}
          </span>
        </p>
      )}
      {parts.length === 0 && <p className="quiet">{t('paper.noAbstract')}</p>}
      {parts.map(({ code, text }) => {
        const name = nameOf(code);
        return (
          <section key={code}>
            <h3>{name ? pickLanguage(name, language) : t('paper.abstract')}</h3>
            <p className="written" lang={lang}>
              {text}
            </p>
          </section>
        );
      })}
      {paper.keywords.length > 0 && (
        <section>
          <h3>{t('paper.keywords')}</h3>
          <p lang={lang}>{paper.keywords.join(' · ')}</p>
        </section>
      )}
      {paper.files.length > 0 && (
        <section>
          <h3>{t('paper.files')}</h3>
          <ul>
            {paper.files.map(({ kind, name, address, size }) => (
              <li key={address}>
                <a href={address} target="_blank" rel="noreferrer">
                  <Icon icon={paperclip} /> {t(`paper.kinds.${kind}`)} {name}
                </a>{' '}
                <span className="small quiet">
                  {t('paper.size', { count: Math.max(1, Math.round(size / 1024)).toLocaleString('en') })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

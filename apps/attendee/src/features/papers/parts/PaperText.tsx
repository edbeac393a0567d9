import type { AuthorCall, OwnPaper, PaperContent } from '@meetingapp/contract/papers/submission.ts';
import { listMark, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { paperclip } from '@meetingapp/ui/icons/icons-programme.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { megabytes } from '../view.ts';

interface PaperTextProps {
  call: AuthorCall;
  content: PaperContent;
  files: OwnPaper['files'];
}

/** A paper as readers see it: title, byline, abstract, keywords, files. */
export function PaperText({ call, content, files }: PaperTextProps) {
  const t = useT('papersSubmission');
  const language = useLanguage();
  const { title, authors, affiliations, abstract, keywords } = content;
  const topics = call.topics.filter(({ id }) => content.topics.includes(id)).map(({ name }) => name);
  const other = title[content.language === 'zh' ? 'en' : 'zh'];
  const mark = listMark(language);
  const parts = call.sections.length > 0 ? call.sections : [{ code: '', name: t('abstract') }];
  const facts = [...topics, content.wish === '' ? t('wishes.any') : t(`wishes.${content.wish}`)];
  return (
    <article className="papers-text">
      <p className="t-sm ink-2">{facts.join(' · ')}</p>
      <h2 lang={content.language}>{title[content.language] || <span className="ink-3">{t('untitled')}</span>}</h2>
      {other && <p className="ink-2">{other}</p>}
      {authors.length > 0 && (
        <p>
          {authors.map((author, index) => (
            <span key={index}>
              <span className="papers-name">
                {pickLanguage(author.name, language) || t('unnamed')}
                <sup>
                  {author.affiliations.join(',')}
                  {author.corresponding && '*'}
                </sup>
                {index < authors.length - 1 && mark.trim()}
              </span>
              {index < authors.length - 1 && mark.slice(mark.trim().length)}
              <wbr />
            </span>
          ))}
        </p>
      )}
      {affiliations.length > 0 && (
        <ol className="t-sm ink-2">
          {affiliations.map((one, index) => (
            <li key={index}>
              {[pickLanguage(one.name, language), one.city, one.country].filter(Boolean).join(' · ') ||
                t('affiliation', { number: index + 1 })}
            </li>
          ))}
        </ol>
      )}
      {parts.map(({ code, name }) => {
        const text = abstract.find((part) => part.code === code)?.text;
        if (!text) return null;
        return (
          <section key={code}>
            <h3>{name}</h3>
            <p lang={content.language}>{text}</p>
          </section>
        );
      })}
      {keywords.length > 0 && (
        <section>
          <h3>{t('keywords')}</h3>
          <p>{keywords.join(' · ')}</p>
        </section>
      )}
      {files.map((file) => (
        <a key={file.id} className="papers-link" href={file.address} target="_blank" rel="noreferrer">
          <Icon icon={paperclip} size="s" />
          <span className="grow">
            {t(`files.${file.kind}`)} · {file.name}
          </span>
          <small className="ink-3">{t('files.size', { size: megabytes(file.size) })}</small>
        </a>
      ))}
    </article>
  );
}

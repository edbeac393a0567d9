import { paperCallCalls, type CountedTopic } from '@meetingapp/contract/papers/call.ts';
import type { ConsolePaper } from '@meetingapp/contract/papers/console.ts';
import { countWords } from '@meetingapp/domain/papers/words.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

/** A paper as readers will see it, and its contact. */
export function PaperText({ paper, topics }: { paper: ConsolePaper; topics: readonly CountedTopic[] }) {
  const t = useT('papersConsole');
  const language = useLanguage();
  const sections = useCall(paperCallCalls.call, { cid: useCid() }).answer?.call?.sections ?? [];
  const { title, authors, affiliations, abstract, keywords, contact, topics: chosen, wish } = paper.content;
  const nameOf = (code: string) => {
    const section = sections.find((one) => one.code === code);
    return section ? pickLanguage(section.name, language) : t('pane.abstract');
  };
  const words = abstract.reduce((sum, { text }) => sum + countWords(text), 0);
  const facts = [
    ...topics.filter(({ id }) => chosen.includes(id)).map(({ name }) => pickLanguage(name, language)),
    ...(wish === '' ? [] : [t('pane.wish', { wish: t(`decisions.${wish}`) })]),
    t('pane.words', { count: words }),
  ];
  return (
    <article className="papers-text">
      <h3>{title.zh || title.en || t('untitled')}</h3>
      {title.zh !== '' && title.en !== '' && <p lang="en">{title.en}</p>}
      <p className="small quiet">{facts.join(' · ')}</p>
      <ul>
        {authors.map((author, index) => (
          <li key={index}>
            <b>{pickLanguage(author.name, language)}</b> <sup>{author.affiliations.join(',')}</sup>{' '}
            <span className="small quiet">
              {[
                ...(author.presenting ? [t('pane.presenting')] : []),
                ...(author.corresponding ? [t('pane.corresponding')] : []),
                author.email,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <ol className="small quiet">
        {affiliations.map(({ name, city, country }, index) => (
          <li key={index}>{[pickLanguage(name, language), city, country].filter(Boolean).join(' · ')}</li>
        ))}
      </ol>
      <p className="small">
        <span className="quiet">{t('pane.contact')}</span>{' '}
        {[contact.name, contact.phone, contact.email].filter(Boolean).join(' · ')}
      </p>
      {abstract.map(({ code, text }) => (
        <section key={code}>
          <h4>{nameOf(code)}</h4>
          <p className="papers-abstract">{text}</p>
        </section>
      ))}
      {keywords.length > 0 && (
        <p className="small">
          <span className="quiet">{t('columns.keywords')}</span> {keywords.join(' · ')}
        </p>
      )}
      {paper.files.map(({ id, kind, name, address, size }) => (
        <p key={id}>
          <a className="papers-link" href={address} target="_blank" rel="noreferrer">
            {t(`files.${kind}`)} · {name}
          </a>{' '}
          <span className="small quiet">{t('pane.size', { size: (size / 1_048_576).toFixed(1) })}</span>
        </p>
      ))}
    </article>
  );
}

import type { Question } from '@meetingapp/contract/exam/item.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { RegionPicture } from './RegionShape.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** The answers of a question, the right ones marked by sign and colour. */
export function QuestionKey({ question, language }: { question: Question; language: Language }) {
  const t = useT('examBank');
  if (question.kind === 'case')
    return question.parts.map((part, at) => (
      <section key={part.id}>
        <p className="bank-text">
          <b>{t('part', { number: at + 1 })}</b> {pickLanguage(part.stem, language)}
        </p>
        <QuestionKey question={part.question} language={language} />
      </section>
    ));
  if (question.kind === 'number') return <p>{t('within', question)}</p>;
  if (question.kind === 'spot')
    return (
      <>
        <RegionPicture
          picture={question.picture}
          regions={question.regions}
          alt={pickLanguage(question.picture.alt, language)}
        />
        <p>
          {t('regions', {
            count: question.regions.length,
            full: question.regions.filter(({ percent }) => percent === 100).length,
          })}
        </p>
      </>
    );
  const rows = rowsOf(question, language, { yes: t('yes'), no: t('no') });
  return (
    <>
      {'partial' in question && (
        <p className="small quiet">
          {question.kind === 'ordering' && `${t('orderNote')} · `}
          {t(question.partial ? 'partial' : 'allOrNothing')}
        </p>
      )}
      <ol className="bank-answers">
        {rows.map(({ id, text, right }) => (
          <li key={id} className={right ? 'right' : undefined}>
            {right && <Icon icon={check} size="s" label={t('key')} />}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

interface Row {
  id: string;
  text: string;
  right: boolean;
}
type Listed = Extract<Question, { kind: 'single' | 'multiple' | 'boolean' | 'ordering' | 'matching' }>;

function rowsOf(question: Listed, language: Language, { yes, no }: { yes: string; no: string }): Row[] {
  if (question.kind === 'boolean')
    return [
      { id: 'yes', text: yes, right: question.right },
      { id: 'no', text: no, right: !question.right },
    ];
  const text = (one: { text: { zh: string; en: string } }) => pickLanguage(one.text, language);
  return question.options.map((option, at) => {
    if (question.kind === 'ordering') return { id: option.id, text: `${at + 1}. ${text(option)}`, right: false };
    if (question.kind === 'matching') {
      const match = question.matches.find(({ id }) => id === question.right[option.id]);
      return { id: option.id, text: `${text(option)} → ${match ? text(match) : ''}`, right: false };
    }
    const right = question.kind === 'single' ? question.right === option.id : question.right.includes(option.id);
    return { id: option.id, text: text(option), right };
  });
}

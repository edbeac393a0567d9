import type { Option, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Select } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Faults } from './faults.ts';
import { FaultLine, letterOf, OptionList, Partial } from './OptionsForm.tsx';

type Matching = Extract<SimpleQuestion, { kind: 'matching' }>;

interface Props {
  question: Matching;
  field: string;
  faults: Faults;
  onChange: (question: Matching) => void;
}

/** Options with the match of each; a match may belong to several options or to none. */
export function MatchingForm({ question, field, faults, onChange }: Props) {
  const t = useT('examItem');
  const language = useLanguage();
  const { options, matches, right } = question;
  const nameOf = ({ text }: Option, at: number) => `${letterOf(at)}　${pickLanguage(text, language)}`;
  /** Keys of options and matches that are gone are forgotten. */
  const change = (part: { options?: Option[]; matches?: Option[] }) => {
    const next = { ...question, ...part };
    const [from, to] = [next.options, next.matches].map((list) => new Set(list.map(({ id }) => id)));
    const kept = Object.entries(right).filter(([id, match]) => from?.has(id) && to?.has(match));
    onChange({ ...next, right: Object.fromEntries(kept) });
  };
  return (
    <>
      <p className="small quiet">{t('howTo.matching')}</p>
      <OptionList
        label={t('options')}
        rowName={(letter) => t('option', { letter })}
        options={options}
        mark="o"
        field={`${field}.options`}
        faults={faults}
        onChange={(next) => change({ options: next })}
        renderBelow={(option, at) => (
          <>
            <Select<string>
              className="item-match"
              aria-label={t('matchOf', { letter: letterOf(at) })}
              placeholder={t('chooseMatch')}
              {...(faults[`${field}.right.${option.id}`] ? { status: 'error' as const } : {})}
              value={right[option.id] ?? null}
              onChange={(match) => onChange({ ...question, right: { ...right, [option.id]: match } })}
              options={matches.map((match, place) => ({ value: match.id, label: nameOf(match, place) }))}
            />
            <FaultLine fault={faults[`${field}.right.${option.id}`]} />
          </>
        )}
      />
      <FaultLine fault={faults[`${field}.options`]} />
      <h3>{t('matches')}</h3>
      <OptionList
        label={t('matches')}
        rowName={(letter) => t('match', { letter })}
        options={matches}
        mark="m"
        field={`${field}.matches`}
        faults={faults}
        onChange={(next) => change({ matches: next })}
      />
      <FaultLine fault={faults[`${field}.matches`]} />
      <Partial value={question.partial} onChange={(partial) => onChange({ ...question, partial })} />
    </>
  );
}

import type { CountedTopic } from '@meetingapp/contract/papers/call.ts';
import type { PaperFilter } from '@meetingapp/contract/papers/console.ts';
import { paperDecisions, paperStates, paperPreferences, type PaperState } from '@meetingapp/contract/papers/paper.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { Input, Select } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

type Filter = Required<PaperFilter>;
export const noFilter: Filter = { words: '', states: [], decisions: [], topicIds: [], wishes: [] };
const PAUSE_MS = 250;

interface PaperFiltersProps {
  filter: Filter;
  narrow: (filter: Filter) => void;
  topics: readonly CountedTopic[];
  counts: Partial<Record<PaperState, number>>;
}

/** Search words and states; several values of one filter widen, different filters narrow. */
export function PaperFilters({ filter, narrow, topics, counts }: PaperFiltersProps) {
  const t = useT('papersConsole');
  const language = useLanguage();
  const [words, setWords] = useState(filter.words);
  const look = useEffectEvent(() => {
    if (words.trim() !== filter.words) narrow({ ...filter, words: words.trim() });
  });
  useEffect(() => {
    const timer = setTimeout(() => look(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const decisions = [...paperDecisions, 'none'] as const;
  const shared = { mode: 'multiple', allowClear: true, maxTagCount: 'responsive', className: 'papers-select' } as const;
  return (
    <>
      <Input
        className="papers-search"
        prefix={<Icon icon={search} />}
        allowClear
        maxLength={100}
        value={words}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={(event) => setWords(event.target.value)}
      />
      <Select
        {...shared}
        aria-label={t('columns.state')}
        placeholder={t('columns.state')}
        value={filter.states}
        options={paperStates.map((value) => ({ value, label: `${t(`states.${value}`)} ${counts[value] ?? 0}` }))}
        onChange={(states) => narrow({ ...filter, states })}
      />
      <Select
        {...shared}
        aria-label={t('columns.decision')}
        placeholder={t('columns.decision')}
        value={filter.decisions}
        options={decisions.map((value) => ({ value, label: t(`decisions.${value}`) }))}
        onChange={(chosen) => narrow({ ...filter, decisions: chosen })}
      />
      <Select
        {...shared}
        aria-label={t('columns.topics')}
        placeholder={t('columns.topics')}
        value={filter.topicIds}
        optionFilterProp="label"
        options={topics.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) }))}
        onChange={(topicIds) => narrow({ ...filter, topicIds })}
      />
      <Select
        {...shared}
        aria-label={t('columns.wish')}
        placeholder={t('columns.wish')}
        value={filter.wishes}
        options={paperPreferences.map((value) => ({ value, label: t(`decisions.${value}`) }))}
        onChange={(wishes) => narrow({ ...filter, wishes })}
      />
    </>
  );
}

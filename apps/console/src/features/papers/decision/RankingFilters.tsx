import type { RankingFilter } from '@meetingapp/contract/papers/decision.ts';
import { paperDecisions, paperPreferences, type PaperTopic } from '@meetingapp/contract/papers/paper.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { Button, Input, InputNumber, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { noRanking } from '../view.ts';

/** Debounce in milliseconds. */
const PAUSE_MS = 250;
const decisions = ['none', ...paperDecisions] as const;

/** Filters of the ranking; scores are means of 1 to 10. */
export function RankingFilters({
  filter,
  set,
  topics,
  isFiltered,
}: {
  filter: RankingFilter;
  set: (filter: RankingFilter) => void;
  topics: readonly Pick<PaperTopic, 'id' | 'name'>[];
  isFiltered: boolean;
}) {
  const t = useT('papersReview');
  const language = useLanguage();
  const points = (name: 'least' | 'below') => (
    <InputNumber
      key={name}
      size="small"
      className="figure"
      min={1}
      max={10}
      step={0.5}
      prefix={<span className="quiet">{t(`list.${name}`)}</span>}
      aria-label={t(`list.${name}`)}
      value={filter[name] === null ? null : filter[name] / 100}
      onChange={(value) => set({ ...filter, [name]: value === null ? null : Math.round(value * 100) })}
    />
  );
  return (
    <>
      <Words filter={filter} set={set} />
      {points('least')}
      {points('below')}
      <Select<(typeof decisions)[number][]>
        size="small"
        mode="multiple"
        maxTagCount="responsive"
        className="choice"
        placeholder={t('list.decision')}
        aria-label={t('list.decision')}
        value={filter.decisions}
        onChange={(value) => set({ ...filter, decisions: value })}
        options={decisions.map((value) => ({ value, label: t(`decisions.${value}`) }))}
      />
      <Select
        size="small"
        allowClear
        showSearch
        optionFilterProp="label"
        className="choice"
        placeholder={t('list.topic')}
        aria-label={t('list.topic')}
        value={filter.topic}
        onChange={(value: number | null | undefined) => set({ ...filter, topic: value ?? null })}
        options={topics.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) }))}
      />
      <Select<RankingFilter['wishes']>
        size="small"
        mode="multiple"
        maxTagCount="responsive"
        className="choice"
        placeholder={t('list.wish')}
        aria-label={t('list.wish')}
        value={filter.wishes}
        onChange={(value) => set({ ...filter, wishes: value })}
        options={paperPreferences.map((value) => ({ value, label: t(`wishes.${value}`) }))}
      />
      <Select
        size="small"
        allowClear
        className="choice narrow"
        placeholder={t('list.told')}
        aria-label={t('list.told')}
        value={filter.told === null ? null : String(filter.told)}
        onChange={(value: string | null | undefined) => set({ ...filter, told: value ? value === 'true' : null })}
        options={[
          { value: 'true', label: t('list.toldYes') },
          { value: 'false', label: t('list.toldNo') },
        ]}
      />
      {isFiltered && (
        <Button type="link" size="small" onClick={() => set(noRanking)}>
          {t('list.clear')}
        </Button>
      )}
    </>
  );
}

function Words({ filter, set }: { filter: RankingFilter; set: (filter: RankingFilter) => void }) {
  const t = useT('papersReview');
  const [words, setWords] = useState(filter.words);
  useEffect(() => {
    if (words === filter.words) return;
    const wait = setTimeout(() => set({ ...filter, words }), PAUSE_MS);
    return () => clearTimeout(wait);
  }, [words, filter, set]);
  return (
    <Input
      size="small"
      className="words"
      allowClear
      maxLength={60}
      prefix={<Icon icon={search} />}
      placeholder={t('list.search')}
      aria-label={t('list.search')}
      value={words}
      onChange={(event) => setWords(event.target.value)}
    />
  );
}

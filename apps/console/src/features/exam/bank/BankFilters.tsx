import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { examConsoleCalls } from '@meetingapp/contract/exam/console.ts';
import { itemKinds, type ItemKind } from '@meetingapp/contract/exam/item.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { Checkbox, Input, Select, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

export interface BankFilter {
  words: string;
  topicId: number | null;
  kind: ItemKind | null;
  difficulty: number | null;
  unused: boolean;
}
export const everything: BankFilter = { words: '', topicId: null, kind: null, difficulty: null, unused: false };

export type BankTopics = AnswerOf<(typeof examConsoleCalls)['bank']>['topics'];

const levels = [1, 2, 3, 4, 5] as const;

interface BankFiltersProps {
  filter: BankFilter;
  topics: BankTopics;
  onChange: (filter: BankFilter) => void;
}

/** Search, topic, kind, difficulty, and whether an item was ever used. The key / moves to the search. */
export function BankFilters({ filter, topics, onChange }: BankFiltersProps) {
  const t = useT('examBank');
  const e = useT('examConsole');
  const language = useLanguage();
  const input = useRef<InputRef>(null);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
  return (
    <>
      <Input
        ref={input}
        className="bank-search"
        allowClear
        prefix={<Icon icon={search} />}
        placeholder={t('search')}
        aria-label={t('search')}
        maxLength={60}
        value={filter.words}
        onChange={({ target }) => onChange({ ...filter, words: target.value })}
      />
      <Select
        aria-label={t('topic')}
        value={filter.topicId ?? 0}
        popupMatchSelectWidth={false}
        onChange={(id) => onChange({ ...filter, topicId: id === 0 ? null : id })}
        options={[
          { value: 0, label: t('anyTopic') },
          ...topics.map(({ id, name, count }) => ({
            value: id,
            label: t('topicCount', { name: pickLanguage(name, language), count }),
          })),
        ]}
      />
      <Select<ItemKind | ''>
        aria-label={t('kind')}
        value={filter.kind ?? ''}
        popupMatchSelectWidth={false}
        onChange={(kind) => onChange({ ...filter, kind: kind === '' ? null : kind })}
        options={[
          { value: '', label: t('anyKind') },
          ...itemKinds.map((value) => ({ value, label: e(`kinds.${value}`) })),
        ]}
      />
      <Select
        aria-label={t('difficulty')}
        value={filter.difficulty ?? 0}
        popupMatchSelectWidth={false}
        onChange={(level) => onChange({ ...filter, difficulty: level === 0 ? null : level })}
        options={[
          { value: 0, label: t('anyDifficulty') },
          ...levels.map((value) => ({ value, label: t('level', { count: value }) })),
        ]}
      />
      <Checkbox checked={filter.unused} onChange={({ target }) => onChange({ ...filter, unused: target.checked })}>
        {t('unused')}
      </Checkbox>
    </>
  );
}

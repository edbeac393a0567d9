import type { DeskInvitation } from '@meetingapp/contract/speakers/desk.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Input, Segmented, Select, type InputRef } from 'antd';
import type { RefObject } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { countFigures, dayOf, deskRows, doneOf, figures, optionsOf, type DeskFilter, type DeskRows } from '../view.ts';

interface DeskFiltersProps {
  /** The search, which a key focuses. */
  input: RefObject<InputRef | null>;
  /** Rows are tasks or people. */
  by: DeskRows;
  setBy: (by: DeskRows) => void;
  rows: readonly DeskInvitation[];
  zone: string;
  filter: DeskFilter;
  change: (filter: DeskFilter) => void;
}

const looks = { silent: 'warn', unwritten: 'warn', clash: 'bad', empty: 'bad' } as const;

/** Figures that filter the table, and day, hall, session and person. */
export function DeskFilters({ rows, zone, filter, change, input, by, setBy }: DeskFiltersProps) {
  const t = useT('speakersConsole');
  const language = useLanguage();
  const counts = countFigures(rows);
  const done = doneOf(rows);
  const set = (part: Partial<DeskFilter>) => change({ ...filter, ...part });
  const dayName = (day: string) =>
    new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
      month: 'short',
      day: 'numeric',
      weekday: 'short',
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`));
  const days = optionsOf(rows, (one) => ({ value: dayOf(one, zone), label: dayName(dayOf(one, zone)) }));
  const halls = optionsOf(rows, ({ hallId, hall }) =>
    hallId === null ? null : { value: hallId, label: pickLanguage(hall, language) },
  );
  const sessions = optionsOf(rows, (one) => ({
    value: one.sessionId,
    label: pickLanguage(one.session ?? one.title, language),
  }));
  return (
    <div className="grow">
      <div className="desk-figures" role="group" aria-label={t('filter')}>
        {figures.map((figure) => (
          <button
            key={figure}
            type="button"
            aria-pressed={filter.figure === figure}
            onClick={() => set({ figure: filter.figure === figure ? 'all' : figure })}
          >
            <span className="small quiet">{t(`figures.${figure}`)}</span>
            <b className={figure in looks && counts[figure] > 0 ? looks[figure as keyof typeof looks] : ''}>
              {counts[figure]}
            </b>
            {(done[figure] ?? null) !== null && (
              <span className="small quiet">{t('done', { percent: done[figure] ?? 0 })}</span>
            )}
          </button>
        ))}
      </div>
      <div className="desk-filters">
        <Segmented<DeskRows>
          aria-label={t('rows.name')}
          value={by}
          onChange={setBy}
          options={deskRows.map((value) => ({ value, label: t(`rows.${value}`) }))}
        />
        <Select
          aria-label={t('day')}
          style={{ width: 150 }}
          value={filter.day}
          onChange={(day) => set({ day })}
          options={[{ value: '', label: t('allDays') }, ...days]}
        />
        <Select
          aria-label={t('hall')}
          style={{ width: 150 }}
          value={filter.hallId ?? 0}
          onChange={(hallId) => set({ hallId: hallId === 0 ? null : hallId })}
          options={[{ value: 0, label: t('allHalls') }, ...halls]}
        />
        <Select
          aria-label={t('session')}
          style={{ width: 220 }}
          showSearch
          optionFilterProp="label"
          value={filter.sessionId ?? 0}
          onChange={(sessionId) => set({ sessionId: sessionId === 0 ? null : sessionId })}
          options={[{ value: 0, label: t('allSessions') }, ...sessions]}
        />
        <Input
          allowClear
          style={{ width: 260 }}
          ref={input}
          aria-label={t('search')}
          aria-keyshortcuts="/"
          placeholder={t('search')}
          value={filter.words}
          onChange={(event) => set({ words: event.target.value })}
        />
      </div>
    </div>
  );
}

import { programmeRoles, type Part, type ProgrammeRole } from '@meetingapp/contract/agenda/programme.ts';
import { freeExperts } from '@meetingapp/domain/agenda/ways-out.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { MoveButtons } from '../../../lib/lists/MoveButtons.tsx';
import { moveItem } from '../../../lib/lists/move-item.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { matches } from '../view.ts';
import { useDesk } from '../parts/desk-context.ts';
import { useLatestCallback } from '../parts/use-latest-callback.ts';
import { NewExpert, useNewExpert } from './NewExpert.tsx';

interface ExpertsInputProps {
  parts: readonly Part[];
  /** Role given to an added person. */
  fresh: ProgrammeRole;
  onChange: (parts: Part[]) => void;
  /** When they are needed; people who are busy then are marked. */
  during: { from: string; to: string } | null;
}

/** People and their roles, in order; found by name, pinyin or affiliation. */
export function ExpertsInput({ parts, fresh, onChange, during }: ExpertsInputProps) {
  const t = useT('agendaConsole');
  const language = useLanguage();
  const { draft, mayChange, expertName } = useDesk();
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  // Built only when the list is open, because it can hold hundreds of people.
  const experts = isOpen ? draft.experts : [];
  const free = new Set(
    during && isOpen
      ? freeExperts(
          draft.sessions,
          draft.talks,
          experts.map(({ id }) => id),
          during,
        )
      : experts.map(({ id }) => id),
  );
  const options = experts.map((expert) => ({
    value: expert.id,
    label: pickLanguage(expert.name, language),
    texts: [expert.name.zh, expert.name.en, expert.reading, expert.affiliation.zh, expert.affiliation.en],
    affiliation: pickLanguage(expert.affiliation, language),
  }));
  const add = useLatestCallback((expert: number) => {
    setWords('');
    setOpen(false);
    // Another Enter may choose the new person from the list while the answer is on its way.
    if (parts.some((part) => part.expert === expert && part.role === fresh)) return;
    onChange([...parts, { expert, role: fresh }]);
  });
  const fresher = useNewExpert(words, add);
  const set = (at: number, change: Partial<Part>) =>
    onChange(parts.map((part, index) => (index === at ? { ...part, ...change } : part)));
  return (
    <div className="parts">
      <ul>
        {parts.map((part, at) => {
          const name = expertName(part.expert);
          return (
            <li key={`${part.expert}/${part.role}/${at}`} className="row">
              <span className="grow one">{name}</span>
              <Select
                size="small"
                variant="borderless"
                popupMatchSelectWidth={false}
                disabled={!mayChange}
                aria-label={t('parts.role', { name })}
                value={part.role}
                options={programmeRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
                onChange={(role) => set(at, { role })}
              />
              {mayChange && (
                <>
                  <MoveButtons
                    at={at}
                    count={parts.length}
                    up={t('parts.up', { name })}
                    down={t('parts.down', { name })}
                    onMove={(by) => onChange(moveItem(parts, at, by))}
                  />
                  <Button
                    type="text"
                    size="small"
                    aria-label={t('parts.remove', { name })}
                    icon={<Icon icon={x} />}
                    onClick={() => onChange(parts.filter((_, index) => index !== at))}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {mayChange && (
        <Select
          size="small"
          showSearch={{
            searchValue: words,
            filterOption: (typed, option) => matches(typed, option?.texts ?? []),
            onSearch: setWords,
          }}
          value={null}
          open={isOpen}
          onOpenChange={setOpen}
          notFoundContent={<NewExpert words={words} make={fresher.make} busy={fresher.busy} />}
          onInputKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            if (isOpen && !options.some(({ texts }) => matches(words, texts))) void fresher.make();
          }}
          placeholder={t('parts.add')}
          aria-label={t('parts.add')}
          options={options}
          optionRender={optionOf(free, t('parts.busy'))}
          onChange={(expert: number | null) => {
            if (expert !== null) add(expert);
          }}
        />
      )}
    </div>
  );
}

/** A name with the affiliation, and whether the person is busy. */
const optionOf =
  (free: ReadonlySet<number>, busy: string) =>
  ({ data }: { data: { value: number; label: string; affiliation: string } }) => (
    <span className="row">
      <span className="grow one">
        {data.label} <span className="small quiet">{data.affiliation}</span>
      </span>
      {!free.has(data.value) && <span className="small busy">{busy}</span>}
    </span>
  );

import { pagesConsoleCalls as calls, type SubjectEntry } from '@meetingapp/contract/pages/console.ts';
import { subjectKinds, type SubjectKind } from '@meetingapp/contract/pages/page.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { Select } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useDeferredValue, useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { MoveButtons } from '../../../lib/lists/MoveButtons.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { movedEntry, type Written } from '../view.ts';

interface TopicEntriesProps {
  value: Written;
  change: (part: Pick<Written, 'entries' | 'names'>) => void;
  disabled: boolean;
}

/** Entries of a topic by kind: found by search, ordered. */
export function TopicEntries({ value, change, disabled }: TopicEntriesProps) {
  const t = useT('pagesConsole');
  const language = useLanguage();
  const { entries, names } = value;
  const nameOf = ({ kind, id }: SubjectEntry) => {
    const name = names.find((one) => one.kind === kind && one.id === id)?.name;
    return name ? pickLanguage(name, language) : t('gone');
  };
  const act = (next: SubjectEntry[]) => change({ entries: next, names });
  return (
    <>
      {subjectKinds.map((kind) => {
        const own = entries.filter((entry) => entry.kind === kind);
        return (
          <section key={kind} className="subject-entries" aria-label={t(`kinds.${kind}`)}>
            <h3>{t(`kinds.${kind}`)}</h3>
            {own.length > 0 && (
              <ol>
                {own.map((entry, at) => {
                  const name = nameOf(entry);
                  return (
                    <li key={entry.id}>
                      <span className="grow">{name}</span>
                      <MoveButtons
                        at={at}
                        count={own.length}
                        up={t('up', { name })}
                        down={t('down', { name })}
                        disabled={disabled}
                        onMove={(by) => act(movedEntry(entries, entry, by))}
                      />
                      <ActButton
                        type="text"
                        size="small"
                        lacks={{ onlyView: disabled }}
                        aria-label={t('takeOut', { name })}
                        icon={<Icon icon={x} />}
                        onClick={() => act(entries.filter((one) => one !== entry))}
                      />
                    </li>
                  );
                })}
              </ol>
            )}
            <Finder
              kind={kind}
              taken={own.map(({ id }) => id)}
              disabled={disabled}
              add={(id, name) => change({ entries: [...entries, { kind, id }], names: [...names, { kind, id, name }] })}
            />
          </section>
        );
      })}
    </>
  );
}

interface FinderProps {
  kind: SubjectKind;
  taken: readonly number[];
  disabled: boolean;
  add: (id: number, name: { zh: string; en: string }) => void;
}

function Finder({ kind, taken, disabled, add }: FinderProps) {
  const t = useT('pagesConsole');
  const language = useLanguage();
  const cid = useCid();
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const { answer } = useCall(calls.candidates, { cid, kind, words: wanted.slice(0, 60) });
  const found = (answer?.found ?? []).filter(({ id }) => !taken.includes(id));
  const label = t('add', { kind: t(`kinds.${kind}`) });
  return (
    <Select<number | null>
      showSearch={{ filterOption: false, onSearch: setWords, searchValue: words }}
      aria-label={label}
      placeholder={label}
      disabled={disabled}
      value={null}
      options={found.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) }))}
      onChange={(id) => {
        const chosen = found.find((one) => one.id === id);
        if (chosen) add(chosen.id, chosen.name);
        setWords('');
      }}
    />
  );
}

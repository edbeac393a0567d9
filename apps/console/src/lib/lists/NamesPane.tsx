import './NamesPane.css';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { ActButton } from '../layout/ActButton.tsx';
import { useState } from 'react';
import { BilingualInput } from '../forms/BilingualInput.tsx';
import { moveItem } from './move-item.ts';
import { useLanguage } from '../texts/language.ts';
import { useUnsaved } from '../forms/unsaved.ts';
import { Pane } from '../layout/Pane.tsx';
import { useT } from '../texts/texts.ts';
import { MoveButtons } from './MoveButtons.tsx';

interface Named {
  id: number;
  name: Bilingual;
  count: number;
}

interface NamesPaneProps {
  names: readonly Named[];
  words: {
    title: string;
    note: string;
    add: string;
    name: string;
    count: (count: number) => string;
    up: (name: string) => string;
    down: (name: string) => string;
    remove: (name: string) => string;
  };
  /** Whether an entry may be deleted. */
  mayRemove: (one: Named) => boolean;
  order: (ids: number[]) => void;
  remove: (id: number) => void;
  /** `id` null: a new one. Resolves to true when saved. */
  save: (id: number | null, name: Bilingual) => Promise<boolean>;
  mayWrite: boolean;
  close: () => void;
}

/** Edits the named groups of a list, such as news columns, in the order used by the phone. */
export function NamesPane({ names, words, mayRemove, order, remove, save, mayWrite, close }: NamesPaneProps) {
  const language = useLanguage();
  const [adding, setAdding] = useState(false);
  const ids = names.map(({ id }) => id);
  const line = (one: Named | null, done: () => void) => (
    <NameLine
      label={words.name}
      name={one?.name}
      mayWrite={mayWrite}
      done={done}
      save={(name) => save(one?.id ?? null, name)}
    />
  );
  return (
    <Pane title={words.title} facts={words.note} close={close}>
      <ol className="names">
        {names.map((one, at) => {
          const name = pickLanguage(one.name, language);
          return (
            <li key={one.id}>
              {line(one, () => undefined)}
              <span className="row">
                <span className="grow small quiet">{words.count(one.count)}</span>
                <MoveButtons
                  at={at}
                  count={ids.length}
                  up={words.up(name)}
                  down={words.down(name)}
                  disabled={!mayWrite}
                  onMove={(by) => order(moveItem(ids, at, by))}
                />
                <ActButton
                  type="text"
                  size="small"
                  lacks={{ onlyView: !mayWrite, inUse: !mayRemove(one) }}
                  aria-label={words.remove(name)}
                  icon={<Icon icon={trash2} />}
                  onClick={() => remove(one.id)}
                />
              </span>
            </li>
          );
        })}
        {adding && <li>{line(null, () => setAdding(false))}</li>}
      </ol>
      <ActButton
        icon={<Icon icon={plus} />}
        lacks={{ onlyView: !mayWrite, finishFirst: adding }}
        onClick={() => setAdding(true)}
      >
        {words.add}
      </ActButton>
    </Pane>
  );
}

interface NameLineProps {
  label: string;
  /** Absent: a new one. */
  name: Bilingual | undefined;
  mayWrite: boolean;
  save: (name: Bilingual) => Promise<boolean>;
  done: () => void;
}

function NameLine({ label, name = { zh: '', en: '' }, mayWrite, save, done }: NameLineProps) {
  const t = useT('writing');
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  const changed = typed.zh !== name.zh || typed.en !== name.en;
  useUnsaved(changed);
  async function keep() {
    if (busy || !changed) return;
    setBusy(true);
    const saved = await save(typed);
    setBusy(false);
    if (saved) done();
  }
  return (
    <>
      <BilingualInput
        label={label}
        maxLength={30}
        value={typed}
        onChange={setTyped}
        disabled={!mayWrite}
        onEnter={() => void keep()}
      />
      {changed && (
        <Button size="small" type="primary" loading={busy} onClick={() => void keep()}>
          {t('save')}
        </Button>
      )}
    </>
  );
}

import './NamesPane.css';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { BilingualInput } from './BilingualInput.tsx';
import { moved } from './moved.ts';
import { useLanguage } from './language.ts';
import { Pane } from './Pane.tsx';
import { useT } from './texts.ts';
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
  /** Whether one may be taken away. */
  mayRemove: (one: Named) => boolean;
  order: (ids: number[]) => void;
  remove: (id: number) => void;
  /** `id` null: a new one. Tells whether it was saved. */
  save: (id: number | null, name: Bilingual) => Promise<boolean>;
  mayWrite: boolean;
  close: () => void;
}

/** What a list is sorted into, such as columns of news, in the order in which the phone shows them. */
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
          const name = one.name[language] || one.name.zh || one.name.en;
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
                  onMove={(by) => order(moved(ids, at, by))}
                />
                <Button
                  type="text"
                  size="small"
                  disabled={!mayWrite || !mayRemove(one)}
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
      <Button icon={<Icon icon={plus} />} disabled={!mayWrite || adding} onClick={() => setAdding(true)}>
        {words.add}
      </Button>
    </Pane>
  );
}

interface NameLineProps {
  label: string;
  /** Left out: a new one. */
  name: Bilingual | undefined;
  mayWrite: boolean;
  save: (name: Bilingual) => Promise<boolean>;
  done: () => void;
}

function NameLine({ label, name = { zh: '', en: '' }, mayWrite, save, done }: NameLineProps) {
  const t = useT('writing');
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  async function keep() {
    setBusy(true);
    const saved = await save(typed);
    setBusy(false);
    if (saved) done();
  }
  return (
    <>
      <BilingualInput label={label} maxLength={30} value={typed} onChange={setTyped} disabled={!mayWrite} />
      {(typed.zh !== name.zh || typed.en !== name.en) && (
        <Button size="small" type="primary" loading={busy} onClick={() => void keep()}>
          {t('save')}
        </Button>
      )}
    </>
  );
}

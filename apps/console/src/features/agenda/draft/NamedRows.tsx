import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons/icons.ts';
import { App, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { MoveButtons } from '../../../lib/lists/MoveButtons.tsx';
import { moveItem } from '../../../lib/lists/move-item.ts';
import { grey, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useDesk } from '../parts/desk-context.ts';
import { comparable, useUnsaved } from '../../../lib/forms/unsaved.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';

interface Named {
  id: number;
  name: Bilingual;
}
type Wish<Row extends Named> = Omit<Row, 'id'> & { id: number | null };

interface NamedRowsProps<Row extends Named> {
  title: string;
  add: string;
  rows: readonly Row[];
  fresh: Wish<Row>;
  /** Resolves to true when the server accepted the row. */
  save: (wish: Wish<Row>) => Promise<boolean>;
  remove: (id: number) => void;
  order: (ids: number[]) => void;
  /** Inputs of a row besides its name. */
  children: (wish: Wish<Row>, set: (wish: Wish<Row>) => void) => ReactNode;
}

/** Rows with a bilingual name; one at a time is open for editing. */
export function NamedRows<Row extends Named>(props: NamedRowsProps<Row>) {
  const { title, add, rows, fresh, save, remove, order, children } = props;
  const t = useT('agendaConsole');
  const language = useLanguage();
  const why = useWhy();
  const { modal } = App.useApp();
  const { mayChange } = useDesk();
  const [wish, setWish] = useState<Wish<Row> | null>(null);
  const before = wish?.id == null ? fresh : rows.find(({ id }) => id === wish.id);
  useUnsaved(wish !== null && comparable({ ...before, ...wish }) !== comparable({ ...before }));
  const ids = rows.map(({ id }) => id);
  async function ask(row: Row) {
    const sure = await modal.confirm({
      title: t('setup.removeTitle', { name: pickLanguage(row.name, language) }),
      okText: t('setup.remove'),
    });
    if (!sure) return;
    remove(row.id);
    setWish(null);
  }
  const form = wish && (
    <div className="named-form">
      <BilingualField label={t('setup.name')} value={wish.name} onChange={(name) => setWish({ ...wish, name })} />
      {children(wish, setWish)}
      <span className="row">
        <Button size="small" type="primary" onClick={() => void save(wish).then((taken) => taken && setWish(null))}>
          {t('save')}
        </Button>
        <Button size="small" onClick={() => setWish(null)}>
          {t('discard')}
        </Button>
      </span>
    </div>
  );
  return (
    <section aria-label={title} className="named-rows">
      <h2>{title}</h2>
      <ul>
        {rows.map((row, at) => {
          const name = pickLanguage(row.name, language);
          return (
            <li key={row.id}>
              <div className="row">
                <button
                  type="button"
                  className="grow one"
                  aria-expanded={wish?.id === row.id}
                  onClick={() => setWish(wish?.id === row.id ? null : row)}
                  {...grey(why({ onlyView: !mayChange }))}
                >
                  {name} {row.name.en === '' && <span className="small missing-en">{t('noEnglish')}</span>}
                </button>
                {mayChange && (
                  <>
                    <MoveButtons
                      at={at}
                      count={rows.length}
                      up={t('parts.up', { name })}
                      down={t('parts.down', { name })}
                      onMove={(by) => order(moveItem(ids, at, by))}
                    />
                    <Button
                      type="text"
                      size="small"
                      aria-label={t('parts.remove', { name })}
                      icon={<Icon icon={trash2} />}
                      onClick={() => void ask(row)}
                    />
                  </>
                )}
              </div>
              {wish?.id === row.id && form}
            </li>
          );
        })}
      </ul>
      {wish !== null && wish.id === null && form}
      {mayChange && (wish === null || wish.id !== null) && (
        <Button size="small" icon={<Icon icon={plus} />} onClick={() => setWish(fresh)}>
          {add}
        </Button>
      )}
    </section>
  );
}

import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons.ts';
import { App, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { MoveButtons } from '../../../lib/MoveButtons.tsx';
import { moved } from '../../../lib/moved.ts';
import { useT } from '../../../lib/texts.ts';
import { said } from '../view.ts';
import { useDesk } from './desk.ts';
import { Labelled } from './Labelled.tsx';

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
  /** Whether it was taken. */
  save: (wish: Wish<Row>) => Promise<boolean>;
  remove: (id: number) => void;
  order: (ids: number[]) => void;
  /** What a row has beside its name. */
  children: (wish: Wish<Row>, set: (wish: Wish<Row>) => void) => ReactNode;
}

/** Rows with a name in both languages, one of them open to be changed. */
export function NamedRows<Row extends Named>(props: NamedRowsProps<Row>) {
  const { title, add, rows, fresh, save, remove, order, children } = props;
  const t = useT('agendaConsole');
  const language = useLanguage();
  const { modal } = App.useApp();
  const { mayChange } = useDesk();
  const [wish, setWish] = useState<Wish<Row> | null>(null);
  const ids = rows.map(({ id }) => id);
  async function ask(row: Row) {
    const sure = await modal.confirm({
      title: t('setup.removeTitle', { name: said(row.name, language) }),
      okText: t('setup.remove'),
    });
    if (!sure) return;
    remove(row.id);
    setWish(null);
  }
  const form = wish && (
    <div className="named-form">
      <Labelled label={t('setup.name')}>
        <BilingualInput label={t('setup.name')} value={wish.name} onChange={(name) => setWish({ ...wish, name })} />
      </Labelled>
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
          const name = said(row.name, language);
          return (
            <li key={row.id}>
              <div className="row">
                <button
                  type="button"
                  className="grow one"
                  disabled={!mayChange}
                  aria-expanded={wish?.id === row.id}
                  onClick={() => setWish(wish?.id === row.id ? null : row)}
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
                      onMove={(by) => order(moved(ids, at, by))}
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

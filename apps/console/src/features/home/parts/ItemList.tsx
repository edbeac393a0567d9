import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, x } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import type { ReactNode } from 'react';
import { MoveButtons } from '../../../lib/lists/MoveButtons.tsx';
import { moveItem } from '../../../lib/lists/move-item.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { without } from '../view.ts';

interface ItemListProps<Item> {
  label: string;
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  make: () => Item;
  most: number;
  children: (item: Item, at: number) => ReactNode;
}

/** An ordered list: items are added, removed, and moved up and down. */
export function ItemList<Item>({ label, items, onChange, make, most, children }: ItemListProps<Item>) {
  const t = useT('homeConsole');
  return (
    <>
      <ol className="items" aria-label={label}>
        {items.map((item, at) => (
          <li key={at}>
            <div className="row">
              <b className="grow">
                {label} {at + 1}
              </b>
              <MoveButtons
                at={at}
                count={items.length}
                up={t('up', { label, place: at + 1 })}
                down={t('down', { label, place: at + 1 })}
                onMove={(by) => onChange(moveItem(items, at, by))}
              />
              <Button
                type="text"
                size="small"
                aria-label={t('remove', { label, place: at + 1 })}
                icon={<Icon icon={x} />}
                onClick={() => onChange(without(items, at))}
              />
            </div>
            {children(item, at)}
          </li>
        ))}
      </ol>
      <ActButton
        icon={<Icon icon={plus} />}
        lacks={{ full: items.length >= most }}
        onClick={() => onChange([...items, make()])}
      >
        {t('add', { label })}
      </ActButton>
    </>
  );
}

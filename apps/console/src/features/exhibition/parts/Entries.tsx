import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

interface EntriesProps {
  title: string;
  add: string;
  onAdd: () => void;
  entries: readonly { key: string; remove: () => void; body: ReactNode }[];
}

/** Entries of a list, each with a way to remove it, and a button that adds one. */
export function Entries({ title, add, onAdd, entries }: EntriesProps) {
  const t = useT('exhibitionConsole');
  return (
    <fieldset className="exh-entries">
      <legend>{title}</legend>
      {entries.map(({ key, remove, body }, at) => (
        <div key={key} className="exh-entry">
          {body}
          <Button
            type="text"
            aria-label={`${title} ${t('form.removeEntry', { number: at + 1 })}`}
            icon={<Icon icon={trash2} />}
            onClick={remove}
          />
        </div>
      ))}
      <span>
        <Button icon={<Icon icon={plus} />} onClick={onAdd}>
          {add}
        </Button>
      </span>
    </fieldset>
  );
}

import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { MoveButtons } from '../../../lib/MoveButtons.tsx';
import { moved } from '../../../lib/moved.ts';
import { useT } from '../../../lib/texts.ts';
import { freshCode, either } from '../view.ts';

interface Named {
  code: string;
  name: Bilingual;
}

interface NamedPartsProps<Row extends Named> {
  title: string;
  text: string;
  rows: readonly Row[];
  /** What a new row has beside its name and code. */
  fresh: Omit<Row, 'code' | 'name'>;
  set: (rows: Row[]) => void;
  mayChange: boolean;
  template?: ReactNode;
  /** What a row has beside its name. */
  children: (row: Row, change: (part: Partial<Row>) => void) => ReactNode;
}

/** Parts with a name in both languages, in an order: of the abstract, of what reviewers score. */
export function NamedParts<Row extends Named>(props: NamedPartsProps<Row>) {
  const { title, text, rows, fresh, set, mayChange, template, children } = props;
  const t = useT('papersConsole');
  const language = useLanguage();
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p className="small quiet">{text}</p>
      <ul className="papers-people">
        {rows.map((row, at) => {
          const name = either(row.name, language) || String(at + 1);
          const change = (part: Partial<Row>) =>
            set(rows.map((one) => (one.code === row.code ? { ...one, ...part } : one)));
          return (
            <li key={row.code}>
              <BilingualInput
                label={`${title} ${at + 1}`}
                maxLength={60}
                disabled={!mayChange}
                value={row.name}
                onChange={(next) => change({ name: next } as Partial<Row>)}
              />
              <span className="row">
                {children(row, change)}
                <span className="grow" />
                {mayChange && (
                  <>
                    <MoveButtons
                      at={at}
                      count={rows.length}
                      up={t('up', { name })}
                      down={t('down', { name })}
                      onMove={(by) => set(moved(rows, at, by))}
                    />
                    <Button
                      type="text"
                      size="small"
                      aria-label={t('remove', { name })}
                      icon={<Icon icon={trash2} />}
                      onClick={() => set(rows.filter(({ code }) => code !== row.code))}
                    />
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {mayChange && (
        <span className="row">
          <Button
            size="small"
            icon={<Icon icon={plus} />}
            onClick={() =>
              set([
                ...rows,
                { ...fresh, code: freshCode(rows.map(({ code }) => code)), name: { zh: '', en: '' } } as Row,
              ])
            }
          >
            {t('call.add')}
          </Button>
          {rows.length === 0 && template}
        </span>
      )}
    </section>
  );
}

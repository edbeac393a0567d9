import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { MoveButtons } from '../../../lib/lists/MoveButtons.tsx';
import { moveItem } from '../../../lib/lists/move-item.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { freshCode } from '../view.ts';

interface Named {
  code: string;
  name: Bilingual;
}

interface NamedPartsProps<Row extends Named> {
  title: string;
  text: string;
  rows: readonly Row[];
  /** Initial values of a new row besides its name and code. */
  fresh: Omit<Row, 'code' | 'name'>;
  set: (rows: Row[]) => void;
  mayChange: boolean;
  template?: ReactNode;
  /** Inputs of a row besides its name. */
  children: (row: Row, change: (part: Partial<Row>) => void) => ReactNode;
}

/** Ordered parts with bilingual names: sections of the abstract, criteria of reviews. */
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
          const name = pickLanguage(row.name, language) || String(at + 1);
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
                      onMove={(by) => set(moveItem(rows, at, by))}
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

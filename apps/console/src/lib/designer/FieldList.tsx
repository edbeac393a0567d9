import type { Layout, LayoutField } from '@meetingapp/contract/layout.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { layoutGrid } from '@meetingapp/ui/icons/icons-programme.ts';
import { letters } from '@meetingapp/ui/icons/icons-forms.ts';
import { qrCode } from '@meetingapp/ui/icons/icons-topics.ts';
import { image, plus } from '@meetingapp/ui/icons/icons.ts';
import { ActMenu } from '../layout/ActMenu.tsx';
import { ActButton } from '../layout/ActButton.tsx';
import { moveItem } from '../lists/move-item.ts';
import { MoveButtons } from '../lists/MoveButtons.tsx';
import { useT } from '../texts/texts.ts';
import type { NamedValue } from './new-field.ts';
import { newField } from './new-field.ts';

const MOST_FIELDS = 40;
export const kinds = ['text', 'picture', 'qr', 'table'] as const;
const icons: Record<LayoutField['kind'], string> = { text: letters, picture: image, qr: qrCode, table: layoutGrid };

interface FieldListProps {
  layout: Layout;
  language: Language;
  chosen: string | null;
  tables: readonly NamedValue[];
  disabled: boolean;
  onChoose: (id: string) => void;
  onChange: (layout: Layout) => void;
}

/** All fields in the order in which a screen reader reads them. */
export function FieldList({ layout, language, chosen, tables, disabled, onChoose, onChange }: FieldListProps) {
  const t = useT('layout');
  const offered = kinds.filter((kind) => kind !== 'table' || tables.length > 0);
  const add = (kind: LayoutField['kind']) => {
    const label = { zh: t(`kinds.${kind}`), en: t(`kinds.${kind}`) };
    const field = newField(layout, kind, label, tables[0]?.name ?? '');
    onChange({ ...layout, fields: [...layout.fields, field] });
    onChoose(field.id);
  };
  return (
    <section className="designer-list" aria-label={t('fields')}>
      <header>
        <h2>{t('fields')}</h2>
        <span className="small quiet">{layout.fields.length}</span>
        <ActMenu
          disabled={disabled || layout.fields.length >= MOST_FIELDS}
          menu={{
            items: offered.map((kind) => ({ key: kind, label: t(`kinds.${kind}`), icon: <Icon icon={icons[kind]} /> })),
            onClick: ({ key }) => {
              const kind = kinds.find((one) => one === key);
              if (kind) add(kind);
            },
          }}
        >
          <ActButton
            size="small"
            icon={<Icon icon={plus} />}
            lacks={{ onlyView: disabled, full: layout.fields.length >= MOST_FIELDS }}
          >
            {t('add')}
          </ActButton>
        </ActMenu>
      </header>
      <ol>
        {layout.fields.map((field, at) => {
          const name = pickLanguage(field.label, language);
          return (
            <li key={field.id} className={field.id === chosen ? 'chosen' : ''}>
              <button type="button" aria-pressed={field.id === chosen} onClick={() => onChoose(field.id)}>
                <Icon icon={icons[field.kind]} />
                <span className="grow">{name}</span>
              </button>
              {field.id === chosen && (
                <MoveButtons
                  at={at}
                  count={layout.fields.length}
                  up={t('moveUp', { name })}
                  down={t('moveDown', { name })}
                  disabled={disabled}
                  onMove={(by) => onChange({ ...layout, fields: moveItem(layout.fields, at, by) })}
                />
              )}
            </li>
          );
        })}
      </ol>
      <p className="small quiet">{t('order')}</p>
      <p className="small quiet">{t('keys', { unit: t(`units.${layout.unit}`) })}</p>
    </section>
  );
}

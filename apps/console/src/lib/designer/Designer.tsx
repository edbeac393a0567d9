import './designer.css';
import type { Layout, LayoutBox } from '@meetingapp/contract/layout.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { type LayoutValues, overfull, placeLayout } from '@meetingapp/domain/layout/place-layout.ts';
import { ConfigProvider, Segmented, Switch } from 'antd';
import { useState, type ReactNode } from 'react';
import { useHistory } from '../forms/use-history.ts';
import { UndoButtons } from '../layout/UndoButtons.tsx';
import { useT } from '../texts/texts.ts';
import { browserMeasure } from './browser-measure.ts';
import { DesignerStage } from './DesignerStage.tsx';
import { FieldList } from './FieldList.tsx';
import { FieldPanel } from './FieldPanel.tsx';
import { type NamedValue, replaceField } from './new-field.ts';
import { PagePanel } from './PagePanel.tsx';

interface DesignerProps {
  layout: Layout;
  onChange: (layout: Layout) => void;
  /** What the fields are filled with: best of a person whose values are hard to fit. */
  values: (language: Language) => LayoutValues;
  placeholders: readonly NamedValue[];
  tables?: readonly NamedValue[];
  /** Pictures other than uploaded ones. */
  pictures?: readonly NamedValue[];
  language: Language;
  disabled: boolean;
  /** Right of the tools above the page, such as the choice of a size. */
  tools?: ReactNode;
  /** Below the page, such as a list of people to try. */
  below?: ReactNode;
}

/** Places fields on a page: a list in reading order, the page itself, and the properties of the chosen field. */
export function Designer(props: DesignerProps) {
  const { layout, onChange, values, placeholders, tables = [], pictures = [], disabled, tools, below } = props;
  const t = useT('layout');
  const [language, setLanguage] = useState<Language>(props.language);
  const [chosen, setChosen] = useState<string | null>(null);
  const [snap, setSnap] = useState(true);
  const history = useHistory(layout, onChange);
  const field = layout.fields.find(({ id }) => id === chosen);
  const filled = values(language);
  const [placed] = placeLayout({ unit: layout.unit, fields: field ? [field] : [] }, filled, language, browserMeasure);
  const full = placed && overfull([placed]).length > 0;
  const name = field ? pickLanguage(field.label, language) : '';
  const smallest = field && 'smallest' in field ? field.smallest : 0;
  const move = (id: string, box: LayoutBox) => {
    const moved = layout.fields.find((one) => one.id === id);
    if (moved) history.change(replaceField(layout, id, { ...moved, box }));
  };
  const remove = (id: string) => {
    history.change({ ...layout, fields: layout.fields.filter((one) => one.id !== id) });
    setChosen(null);
  };
  return (
    <ConfigProvider componentDisabled={disabled}>
      <div className="designer">
        <FieldList
          layout={layout}
          language={language}
          chosen={chosen}
          tables={tables}
          disabled={disabled}
          onChoose={setChosen}
          onChange={history.change}
        />
        <section className="designer-middle" aria-label={t('stage')}>
          <div className="designer-tools">
            <Segmented
              disabled={false}
              aria-label={t('shown')}
              value={language}
              options={[
                { value: 'zh', label: t('nativeZh') },
                { value: 'en', label: t('nativeEn') },
              ]}
              onChange={setLanguage}
            />
            {tools}
            <span className="grow" />
            <label>
              {t('snap')} <Switch size="small" checked={snap} onChange={setSnap} />
            </label>
            <UndoButtons undo={history.undo} redo={history.redo} />
          </div>
          <div
            className="designer-ground"
            onPointerDown={(event) => event.target === event.currentTarget && setChosen(null)}
          >
            <DesignerStage
              layout={layout}
              values={filled}
              language={language}
              chosen={chosen}
              snap={snap}
              disabled={disabled}
              onChoose={setChosen}
              onMove={move}
              onRemove={remove}
            />
          </div>
          {below}
        </section>
        {field ? (
          <FieldPanel
            key={field.id}
            layout={layout}
            field={field}
            placeholders={placeholders}
            tables={tables}
            pictures={pictures}
            fault={full ? t('overfull', { name, size: smallest }) : ''}
            onChange={(next) => history.change(replaceField(layout, field.id, next))}
            onRemove={() => remove(field.id)}
          />
        ) : (
          <PagePanel layout={layout} onChange={history.change} />
        )}
      </div>
    </ConfigProvider>
  );
}

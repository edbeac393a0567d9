import './floor-form.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, x } from '@meetingapp/ui/icons/icons.ts';
import { Button, InputNumber, Segmented, Select } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { newArea, replaced, shownLevels, without, type Area } from '../view.ts';
import { AreaFields } from './AreaFields.tsx';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { FloorCanvas } from './FloorCanvas.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import type { EditorFormProps } from '../parts/editor-form-props.ts';
import { useAreaName } from './use-area-name.ts';
import { useWayCheck, WayCheck } from './WayCheck.tsx';

const MOST_LEVELS = 10;
const MOST_AREAS = 500;

/** Floor plan by level: areas are drawn, moved, or set in figures; the way between two of them is shown at once. */
export function FloorForm({ value, change, fault, language }: EditorFormProps) {
  const t = useT('homeConsole');
  const { levels } = value.content;
  const [wanted, setWanted] = useState(0);
  const [chosen, setChosen] = useState(0);
  const nameOf = useAreaName(value.content, language);
  const check = useWayCheck(shownLevels(levels, language));
  const shown = Math.min(wanted, levels.length - 1);
  const level = levels[shown];
  const set = (part: Partial<(typeof levels)[number]>) => change({ levels: replaced(levels, shown, part) });
  const setArea = (at: number, part: Partial<Area>) => level && set({ areas: replaced(level.areas, at, part) });
  const add = (area: Area) => {
    if (!level) return;
    set({ areas: [...level.areas, area] });
    setChosen(level.areas.length);
  };
  const addLevel = () => {
    const name = `${levels.length + 1}F`;
    change({ levels: [...levels, { name: { zh: name, en: name }, width: null, depth: null, rate: null, areas: [] }] });
    setWanted(levels.length);
    setChosen(0);
  };
  const area = level?.areas[chosen];
  const full = (level?.areas.length ?? 0) >= MOST_AREAS;
  const wrong = (at: number) =>
    ['w', 'label', 'hall'].map((part) => fault(`content.levels.${shown}.areas.${at}.${part}`)).find(Boolean);
  const levelFault = (at: number) =>
    ['name', 'width', 'depth'].map((part) => fault(`content.levels.${at}.${part}`)).find(Boolean);
  return (
    <section className="floor-form" aria-label={t('floor')}>
      <h2>{t('floor')}</h2>
      <div className="row">
        {levels.length > 0 && (
          <Segmented
            aria-label={t('levels')}
            value={shown}
            onChange={(at) => {
              setWanted(at);
              setChosen(0);
            }}
            options={levels.map(({ name }, at) => ({ value: at, label: name.zh || `${t('level')} ${at + 1}` }))}
          />
        )}
        <ActButton icon={<Icon icon={plus} />} lacks={{ full: levels.length >= MOST_LEVELS }} onClick={addLevel}>
          {t('newLevel')}
        </ActButton>
        {level && (
          <Button
            type="text"
            icon={<Icon icon={x} />}
            onClick={() => {
              change({ levels: without(levels, shown) });
              setWanted(Math.max(0, shown - 1));
              setChosen(0);
            }}
          >
            {t('removeLevel')}
          </Button>
        )}
      </div>
      {level && (
        <>
          <div className="fields">
            <BilingualField
              label={t('levelName')}
              maxLength={60}
              value={level.name}
              onChange={(name) => set({ name })}
            />
            <Field label={`${t('width')} × ${t('depth')}`} hint={t('metresNote')} fault={levelFault(shown)}>
              <span className="row">
                {(['width', 'depth'] as const).map((side) => (
                  <InputNumber
                    key={side}
                    aria-label={t(side)}
                    prefix={t(side)}
                    suffix={t('metre')}
                    controls={false}
                    className="metres"
                    min={1}
                    max={2000}
                    value={level[side]}
                    onChange={(metres) => set({ [side]: metres })}
                  />
                ))}
              </span>
            </Field>
          </div>
          <p className="small quiet">{t('floorNote')}</p>
          <div className="floor-work">
            <FloorCanvas
              level={level}
              chosen={chosen}
              wrong={(at) => wrong(at) !== undefined}
              nameOf={(at) => nameOf({ level: shown, area: at })}
              leg={check.way?.legs.find((leg) => leg.level === shown)}
              onChoose={setChosen}
              onMove={setArea}
            />
            <div className="floor-side">
              <Field label={t('chosen')} fault={wrong(chosen)}>
                <Select
                  aria-label={t('chosen')}
                  style={{ width: '100%' }}
                  placeholder={t('noneChosen')}
                  value={area ? chosen : null}
                  options={level.areas.map((_, at) => ({ value: at, label: nameOf({ level: shown, area: at }) }))}
                  onChange={setChosen}
                />
              </Field>
              <span className="row">
                <ActButton icon={<Icon icon={plus} />} lacks={{ full }} onClick={() => add(newArea(level.areas))}>
                  {t('newArea')}
                </ActButton>
                {area && (
                  <>
                    <ActButton
                      lacks={{ full }}
                      onClick={() => add({ ...newArea(level.areas), kind: area.kind, w: area.w, h: area.h })}
                    >
                      {t('copyArea')}
                    </ActButton>
                    <Button
                      onClick={() => {
                        set({ areas: without(level.areas, chosen) });
                        setChosen(Math.max(0, chosen - 1));
                      }}
                    >
                      {t('removeArea')}
                    </Button>
                  </>
                )}
              </span>
              {area && <AreaFields area={area} onChange={(part) => setArea(chosen, part)} />}
              <WayCheck check={check} nameOf={nameOf} />
            </div>
          </div>
        </>
      )}
    </section>
  );
}

import { InputNumber, Select } from 'antd';
import { useT } from '../../../lib/texts.ts';
import { replaced } from '../view.ts';
import { ItemList } from './ItemList.tsx';
import { Labelled } from './Labelled.tsx';
import { Line } from './Line.tsx';
import type { PartProps } from './part.ts';

const kinds = ['booth', 'hall', 'service', 'entrance'] as const;
const measures = ['x', 'y', 'w', 'h'] as const;

/** The floor as rectangles, in percent of its width and depth, with a plan of what is entered. */
export function FloorForm({ value, change, fault }: PartProps) {
  const t = useT('homeConsole');
  const { floor } = value.content;
  const set = (at: number, part: Partial<(typeof floor)[number]>) => change({ floor: replaced(floor, at, part) });
  return (
    <>
      <p className="small quiet">{t('floorNote')}</p>
      {floor.length > 0 && (
        <svg className="floor" viewBox="-1 -1 102 102" role="img" aria-label={t('floor')}>
          <rect x="0" y="0" width="100" height="100" />
          {floor.map(({ label, kind, x, y, w, h }, at) => (
            <g key={at} className={kind}>
              <rect x={x} y={y} width={w} height={h} />
              <text x={x + w / 2} y={y + h / 2 + 1.6} textAnchor="middle">
                {label || at + 1}
              </text>
            </g>
          ))}
        </svg>
      )}
      <ItemList<(typeof floor)[number]>
        label={t('area')}
        items={floor}
        most={200}
        make={() => ({ label: '', kind: 'booth', x: 0, y: 0, w: 15, h: 15 })}
        onChange={(next) => change({ floor: next })}
      >
        {(area, at) => (
          <div className="fields">
            <Line label={t('booth')} most={12} value={area.label} onChange={(label) => set(at, { label })} />
            <Labelled label={t('kind')}>
              <Select
                aria-label={t('kind')}
                style={{ width: '100%' }}
                value={area.kind}
                options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
                onChange={(kind) => set(at, { kind })}
              />
            </Labelled>
            <Labelled label={t('measures')} wide fault={fault(`content.floor.${at}.w`)}>
              <span className="row">
                {measures.map((measure) => (
                  <InputNumber
                    key={measure}
                    aria-label={t(`measure.${measure}`)}
                    prefix={t(`measure.${measure}`)}
                    suffix="%"
                    min={0}
                    max={100}
                    value={area[measure]}
                    onChange={(figure) => set(at, { [measure]: figure ?? 0 })}
                  />
                ))}
              </span>
            </Labelled>
          </div>
        )}
      </ItemList>
    </>
  );
}

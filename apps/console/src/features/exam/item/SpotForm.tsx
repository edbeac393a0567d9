import type { Region, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import { newRegion, regionCentre, withCorner } from '@meetingapp/domain/exam/region.ts';
import { InputNumber } from 'antd';
import { useState } from 'react';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { faultAt, type Faults } from './faults.ts';
import { FaultLine } from './OptionsForm.tsx';
import { PictureInput } from './PictureInput.tsx';
import { FULL } from './RegionShape.tsx';
import { RegionStage } from './RegionStage.tsx';

type Spot = Extract<SimpleQuestion, { kind: 'spot' }>;

interface Props {
  question: Spot;
  field: string;
  faults: Faults;
  onChange: (question: Spot) => void;
}

const NEAR = 50;
const MOST_REGIONS = 12;
const MOST_CORNERS = 40;

/** The picture, its regions with their share of the mark, and its alternative text. */
export function SpotForm({ question, field, faults, onChange }: Props) {
  const t = useT('examItem');
  const [chosen, setChosen] = useState(0);
  const { picture, regions } = question;
  const pictured = picture.address !== '';
  const put = (at: number, next: Region) => onChange({ ...question, regions: regions.toSpliced(at, 1, next) });
  const add = (shape: Region['shape']) => {
    const percent = regions.some((one) => one.percent === FULL) ? NEAR : FULL;
    onChange({ ...question, regions: [...regions, newRegion(shape, percent)] });
    setChosen(regions.length);
  };
  const why = pictured ? (regions.length >= MOST_REGIONS ? t('mostRegions') : '') : t('pictureFirst');
  return (
    <>
      <div className="row wrap">
        <span className="small quiet grow">
          {pictured ? t('pictureFacts', { width: picture.width, height: picture.height }) : t('pictureNote')}
        </span>
        <ActButton size="small" why={why} onClick={() => add('ellipse')}>
          {t('ellipse')}
        </ActButton>
        <ActButton size="small" why={why} onClick={() => add('polygon')}>
          {t('polygon')}
        </ActButton>
        <PictureInput
          label={t(pictured ? 'anotherPicture' : 'choosePicture')}
          onChange={(stored) => onChange({ ...question, picture: { ...picture, ...stored } })}
        />
      </div>
      <FaultLine fault={faults[`${field}.picture`]} />
      {pictured && (
        <RegionStage picture={picture} regions={regions} chosen={chosen} choose={setChosen} onChange={put} />
      )}
      {pictured && <p className="small quiet">{t('howTo.spot')}</p>}
      {regions.map((region, at) => {
        const name = t('region', { number: at + 1 });
        return (
          <div key={at} className={at === chosen ? 'item-region-row on' : 'item-region-row'}>
            <button type="button" className="grow" aria-pressed={at === chosen} onClick={() => setChosen(at)}>
              {`${name} · ${factsOf(region, picture, t)}`}
            </button>
            {region.shape === 'polygon' && (
              <ActButton
                size="small"
                why={region.points.length >= MOST_CORNERS ? t('mostCorners') : ''}
                onClick={() => put(at, withCorner(region))}
              >
                {t('addCorner')}
              </ActButton>
            )}
            <InputNumber
              aria-label={t('share', { name })}
              min={1}
              max={100}
              precision={0}
              suffix="%"
              value={region.percent}
              onChange={(percent) => put(at, { ...region, percent: percent ?? 1 })}
            />
            <ActButton
              size="small"
              onClick={() => {
                onChange({ ...question, regions: regions.toSpliced(at, 1) });
                setChosen(0);
              }}
            >
              {t('removeRegion')}
            </ActButton>
          </div>
        );
      })}
      <FaultLine fault={faultAt(faults, `${field}.regions`)} />
      {pictured && (
        <BilingualField
          label={t('alt')}
          hint={t('altNote')}
          maxLength={600}
          value={picture.alt}
          fault={faultAt(faults, `${field}.picture.alt`)}
          onChange={(alt) => onChange({ ...question, picture: { ...picture, alt } })}
        />
      )}
    </>
  );
}

/** Place and size of a region in pixels of the picture. */
function factsOf(region: Region, { width, height }: Spot['picture'], t: ReturnType<typeof useT<'examItem'>>): string {
  const across = (value: number) => Math.round((value * width) / 10_000);
  const down = (value: number) => Math.round((value * height) / 10_000);
  const { x, y } = regionCentre(region);
  const centre = { x: across(x), y: down(y) };
  return region.shape === 'ellipse'
    ? t('ellipseFacts', { ...centre, rx: across(region.rx), ry: down(region.ry) })
    : t('polygonFacts', { ...centre, corners: region.points.length });
}

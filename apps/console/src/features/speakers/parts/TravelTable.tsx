import type { DeskPickup } from '@meetingapp/contract/speakers/travel.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from 'antd';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useSelectAll } from '../../../lib/lists/use-select-all.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { travelColours, travelState, type TravelRow } from './travel-view.ts';

interface TravelTableProps {
  rows: readonly TravelRow[];
  pickups: readonly DeskPickup[];
  open: number | null;
  onOpen: (id: number) => void;
  chosen: number[];
  choose: (ids: number[]) => void;
}

const DAY_MS = 86_400_000;

/** One row for each person by the time at the station; a changed time stands behind the old one. */
export function TravelTable({ rows, pickups, open, onOpen, chosen, choose }: TravelTableProps) {
  const t = useT('travelConsole');
  const selectAll = useSelectAll();
  const language = useLanguage();
  const say = (text: { zh: string; en: string }) => pickLanguage(text, language);
  const cars = new Map(pickups.map((one) => [one.id, one]));
  return (
    <ListTable<TravelRow>
      rows={[...rows]}
      open={open}
      scroll={{ x: 980 }}
      rowSelection={{
        ...selectAll,
        selectedRowKeys: chosen,
        onChange: (keys) => choose(keys.map(Number)),
        columnWidth: 44,
        getCheckboxProps: ({ leg, traveller }) => ({
          'aria-label': t('choose', { name: say(traveller.name) }),
          disabled: !leg || leg.mode === 'none',
        }),
      }}
      columns={[
        {
          title: t('table.time'),
          width: 170,
          render: (_value, { at, leg }) => (
            <>
              {leg?.wasAt && <s className="quiet">{momentText(leg.wasAt, language)}</s>}{' '}
              {at === null ? <span className="quiet">{t('noTime')}</span> : momentText(at, language)}
            </>
          ),
        },
        {
          title: t('table.number'),
          width: 90,
          render: (_value, { leg }) => leg && (leg.number || t(`modes.${leg.mode}`)),
        },
        { title: t('table.station'), width: 120, ellipsis: true, render: (_value, { station }) => station },
        {
          title: t('table.name'),
          width: 140,
          render: (_value, { id, traveller }) => (
            <button type="button" aria-label={t('open', { name: say(traveller.name) })} onClick={() => onOpen(id)}>
              <b>{say(traveller.name)}</b>
            </button>
          ),
        },
        {
          title: t('table.ticket'),
          width: 130,
          render: (_value, { leg }) => (
            <Tag color={travelColours[travelState(leg)]}>{t(`states.${travelState(leg)}`)}</Tag>
          ),
        },
        {
          title: t('table.car'),
          width: 130,
          render: (_value, { leg }) => {
            const car = cars.get(leg?.pickupId ?? 0);
            return car ? `${car.name} ${car.driver}` : <span className="quiet">—</span>;
          },
        },
        {
          title: t('table.stay'),
          render: (_value, { traveller: { stay } }) =>
            stay ? (
              t('nights', {
                hotel: say(stay.hotel),
                count: Math.round((Date.parse(stay.leavesOn) - Date.parse(stay.arrivesOn)) / DAY_MS),
              })
            ) : (
              <span className="quiet">—</span>
            ),
        },
      ]}
    />
  );
}

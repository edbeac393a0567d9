import type { GridHotel, GridType, NightCell } from '@meetingapp/contract/hotel/console.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { Button } from 'antd';
import { useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { leftIn, nightText, nightsOf, scarcityOf } from '../view.ts';

export interface NightsGridProps {
  hotels: GridHotel[];
  currency: string;
  chosen: { typeId: number; night: string } | null;
  choose: (typeId: number, night: string) => void;
  editHotel: (id: number) => void;
  editType: (hotelId: number, id: number) => void;
}

/** Grid of hotel and room type by night: free rooms in large, size in small, never by colour alone. */
export function NightsGrid({ hotels, currency, chosen, choose, editHotel, editType }: NightsGridProps) {
  const t = useT('hotelConsole');
  const language = useLanguage();
  const mayChange = useRole(roles.setUp);
  const nights = nightsOf(hotels);
  const other = language === 'zh' ? 'en' : 'zh';
  return (
    <>
      <table className="nights-grid">
        <thead>
          <tr>
            <th scope="col">{t('typeAndPrice')}</th>
            {nights.map((night) => (
              <th scope="col" key={night}>
                {nightText(night, language)}
              </th>
            ))}
          </tr>
        </thead>
        {hotels.map((hotel) => (
          <tbody key={hotel.id}>
            <tr className="of-hotel">
              <td colSpan={nights.length + 1}>
                <span className="row wrap">
                  <b>{hotel.name[language]}</b>
                  <span className="quiet">{hotel.name[other]}</span>
                  <span className="small quiet">{hotel.distance[language]}</span>
                  {hotel.releaseFirstAt !== null && hotel.releaseFirstPercent > 0 && (
                    <span className="small quiet">
                      {t('release.first')} {momentText(hotel.releaseFirstAt, language)} {hotel.releaseFirstPercent}%
                    </span>
                  )}
                  {hotel.releaseAt !== null && (
                    <span className="small quiet">{t('releaseAt', { at: momentText(hotel.releaseAt, language) })}</span>
                  )}
                  {hotel.released && <b className="small">{t('released')}</b>}
                  {mayChange && (
                    <Button size="small" type="link" onClick={() => editHotel(hotel.id)}>
                      {t('edit')}
                      <span className="sr"> {hotel.name[language]}</span>
                    </Button>
                  )}
                </span>
              </td>
            </tr>
            {hotel.roomTypes.map((type) => (
              <tr key={type.id}>
                <td className="type">
                  <TypeName
                    currency={currency}
                    type={type}
                    edit={mayChange ? () => editType(hotel.id, type.id) : null}
                  />
                </td>
                {nights.map((night) => {
                  const cell = type.nights.find((one) => one.night === night);
                  return (
                    <td key={night} className="cell">
                      {cell ? (
                        <Cell
                          cell={cell}
                          name={type.name[language]}
                          released={hotel.released}
                          chosen={chosen?.typeId === type.id && chosen.night === night}
                          choose={() => choose(type.id, night)}
                        />
                      ) : (
                        <span className="small quiet">{t('notOffered')}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr className="sum">
            <td>{t('left')}</td>
            {nights.map((night) => (
              <td key={night}>
                <b>{t('leftRooms', { count: leftIn(hotels, night) })}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="note" style={{ margin: '12px 24px' }}>
        {t('hint')}
      </p>
    </>
  );
}

function TypeName({ type, currency, edit }: { type: GridType; currency: string; edit: (() => void) | null }) {
  const t = useT('hotelConsole');
  const language = useLanguage();
  const [cell] = type.nights;
  const price = cell ? (cell.bedAmount ?? cell.roomAmount) : null;
  return (
    <>
      {edit ? (
        <Button type="link" size="small" style={{ padding: 0, height: 'auto' }} onClick={edit}>
          {type.name[language]}
        </Button>
      ) : (
        type.name[language]
      )}
      <div className="small quiet">
        {!type.open && `${t('typeClosed')} `}
        {price !== null && amountText(price, currency, true)}
      </div>
    </>
  );
}

interface CellProps {
  cell: NightCell;
  name: string;
  released: boolean;
  chosen: boolean;
  choose: () => void;
}

function Cell({ cell, name, released, chosen, choose }: CellProps) {
  const t = useT('hotelConsole');
  const language = useLanguage();
  const { free, confirmed, held, speakers, size, night, closed } = cell;
  const scarcity = scarcityOf(cell);
  const off = closed || released;
  const share = (rooms: number) => ({ width: `${size === 0 ? 0 : Math.min(100, (rooms / size) * 100)}%` });
  return (
    <button type="button" className={off ? 'off' : scarcity} aria-pressed={chosen} onClick={choose}>
      <b>{closed ? t('closed') : released ? t('released') : free === 0 ? t('full') : free}</b>
      {confirmed} {held > 0 && <em>+{held} </em>}/ {size}
      <span className="sr">
        {' '}
        {t('cell', {
          type: name,
          night: nightText(night, language),
          free: off ? 0 : free,
          confirmed,
          held,
          size,
        })}{' '}
        {speakers > 0 && t('speakers', { count: speakers })}
      </span>
      <span className="meter">
        <i style={share(confirmed)} />
        <i style={share(held)} />
      </span>
    </button>
  );
}

/** Legend of the tints. */
export function Legend() {
  const t = useT('hotelConsole');
  return (
    <span className="row small quiet">
      {(['ample', 'third', 'some', 'few'] as const).map((step) => (
        <span key={step}>
          <i className={`swatch ${step}`} />
          {t(`legend.${step}`)}
        </span>
      ))}
      <span>
        <i className="swatch full" />
        {t('full')}
      </span>
    </span>
  );
}

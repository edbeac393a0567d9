import { useT } from '../../../lib/texts/texts.ts';

interface StationHoursProps {
  hours: readonly number[];
  rows: readonly { station: string; counts: readonly number[]; sum: number }[];
}

/** People by station and hour. */
export function StationHours({ hours, rows }: StationHoursProps) {
  const t = useT('travelConsole');
  if (hours.length === 0) return null;
  return (
    <table className="travel-hours">
      <caption className="small quiet">{t('hours')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('station')}</th>
          {hours.map((hour) => (
            <th key={hour} scope="col">
              {hour}
            </th>
          ))}
          <th scope="col">{t('sum')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ station, counts, sum }) => (
          <tr key={station}>
            <th scope="row">{station}</th>
            {counts.map((count, at) => (
              <td key={hours[at]} className={count > 5 ? 'many' : count > 0 ? 'some' : ''}>
                {count > 0 ? count : '·'}
              </td>
            ))}
            <td>
              <b>{sum}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

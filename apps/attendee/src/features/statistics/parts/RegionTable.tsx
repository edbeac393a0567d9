import { useT } from '../../../lib/texts/texts.ts';

/** Viewers by region, as far as given in their registrations. */
export function RegionTable({ regions }: { regions: readonly { province: string; people: number }[] }) {
  const t = useT('liveFigures');
  const most = Math.max(1, ...regions.map(({ people }) => people));
  return (
    <table className="counts">
      <caption>{t('regions')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('region')}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {regions.map(({ province, people }) => (
          <tr key={province}>
            <th scope="row" style={{ backgroundSize: `${(100 * people) / most}% 100%` }}>
              {province || t('unknown')}
            </th>
            <td>{people.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

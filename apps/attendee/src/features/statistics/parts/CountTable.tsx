import { useT } from '../../../lib/texts.ts';

interface CountTableProps {
  title: string;
  /** What the first column is. */
  of: string;
  rows: readonly { name: string; views: number; visitors: number }[];
}

/** Views and visitors of several, the share of each behind its name. */
export function CountTable({ title, of, rows }: CountTableProps) {
  const t = useT('usage');
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <table className="counts">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{t('views')}</th>
          <th scope="col">{t('visitors')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, views, visitors }) => (
          <tr key={name}>
            <th scope="row" style={{ backgroundSize: `${(100 * views) / most}% 100%` }}>
              {name}
            </th>
            <td>{views.toLocaleString('en')}</td>
            <td>{visitors.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

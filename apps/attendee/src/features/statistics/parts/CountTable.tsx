import { useT } from '../../../lib/texts/texts.ts';

interface CountTableProps {
  title: string;
  /** Heading of the first column. */
  of: string;
  rows: readonly { name: string; views: number; visitors: number }[];
}

/** Views and visitors per row, with the row's share after its name. */
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

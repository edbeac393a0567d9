import type { RehearsalSecond } from '@meetingapp/contract/rehearsal/figures.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** The values behind the curves. */
export function SecondsTable({ seconds }: { seconds: readonly RehearsalSecond[] }) {
  const t = useT('rehearsalConsole');
  const columns = ['second', 'scenario', 'requests', 'failures', 'median', 'p95'] as const;
  if (seconds.length === 0) return null;
  return (
    <details className="reh-data">
      <summary>{t('data')}</summary>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`dataColumns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seconds.map((one) => (
            <tr key={`${one.scenario} ${one.second}`}>
              {columns.map((name) => (
                <td key={name}>{name === 'scenario' ? t(one.scenario) : one[name].toLocaleString('en')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

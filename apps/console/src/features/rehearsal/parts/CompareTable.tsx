import type { RehearsalFigures } from '@meetingapp/contract/rehearsal/figures.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { trendingDown, trendingUp } from '@meetingapp/ui/icons/icons-topics.ts';
import { Tag } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { compare } from '../view.ts';

interface CompareTableProps {
  now: RehearsalFigures;
  before: { number: number; figures: RehearsalFigures };
}

const looks = {
  better: { color: 'success', icon: trendingUp },
  worse: { color: 'error', icon: trendingDown },
  same: { color: 'default', icon: null },
} as const;

/** Against the last rehearsal that was played to the end; of each value less is better. */
export function CompareTable({ now, before }: CompareTableProps) {
  const t = useT('rehearsalConsole');
  const rows = compare(before.figures, now);
  if (rows.length === 0) return null;
  const change = (was: number, is: number) => {
    if (was === 0) return is === 0 ? '0%' : `+${is.toLocaleString('en')}`;
    const percent = Math.round(((is - was) * 100) / was);
    return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
  };
  return (
    <table className="reh-table">
      <thead>
        <tr>
          <th scope="col">{t('compare', { number: before.number })}</th>
          <th scope="col">{t('formerRun', { number: before.number })}</th>
          <th scope="col">{t('thisRun')}</th>
          <th scope="col">{t('change')}</th>
          <th scope="col">{t('result')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before: was, now: is, trend }) => {
          const { color, icon } = looks[trend];
          return (
            <tr key={name}>
              <th scope="row">{t(`compared.${name}`)}</th>
              <td>{was.toLocaleString('en')}</td>
              <td>{is.toLocaleString('en')}</td>
              <td>{change(was, is)}</td>
              <td>
                <Tag color={color} icon={icon ? <Icon icon={icon} /> : null}>
                  {t(`trends.${trend}`)}
                </Tag>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

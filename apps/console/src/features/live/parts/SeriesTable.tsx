import type { LiveSeries } from '@meetingapp/contract/live-console.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ListTable } from '../../../lib/ListTable.tsx';
import { useT } from '../../../lib/texts.ts';
import { said } from '../view.ts';

interface SeriesTableProps {
  series: readonly LiveSeries[];
  opened: number | null;
  open: (id: number) => void;
}

export function SeriesTable({ series, opened, open }: SeriesTableProps) {
  const t = useT('liveConsole');
  const language = useLanguage();
  return (
    <ListTable<LiveSeries>
      rows={series}
      open={opened}
      columns={[
        {
          title: t('series.title'),
          render: (_value, one) => (
            <button type="button" onClick={() => open(one.id)}>
              <b>{said(one.title, language)}</b>
            </button>
          ),
        },
        {
          title: t('series.introduction'),
          ellipsis: true,
          render: (_value, one) => said(one.introduction, language),
        },
        {
          title: t('rooms.broadcasts'),
          width: 120,
          render: (_value, one) => t('rooms.count', { count: one.broadcasts }),
        },
      ]}
    />
  );
}

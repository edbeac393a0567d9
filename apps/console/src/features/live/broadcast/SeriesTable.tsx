import type { LiveSeries } from '@meetingapp/contract/live/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useT } from '../../../lib/texts/texts.ts';

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
              <b>{pickLanguage(one.title, language)}</b>
            </button>
          ),
        },
        {
          title: t('series.introduction'),
          ellipsis: true,
          render: (_value, one) => pickLanguage(one.introduction, language),
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

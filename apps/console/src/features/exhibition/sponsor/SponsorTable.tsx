import { sponsorConsoleCalls as calls } from '@meetingapp/contract/exhibition/sponsor.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { viewPlaces } from '@meetingapp/domain/exhibition/views.ts';
import { Select } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { SponsorList } from './sponsor-list.ts';

type Row = SponsorList['exhibitors'][number];

/** Exhibitors with their level and what was seen of them. */
export function SponsorTable({ list, mayWrite }: { list: SponsorList; mayWrite: boolean }) {
  const t = useT('exhibitionConsole');
  const language = useLanguage();
  return (
    <ListTable<Row>
      rows={list.exhibitors}
      open={null}
      columns={[
        {
          title: t('name'),
          render: (_value, { name, logo, shown, levelId }) => (
            <span className="row">
              {logo !== null && <img className="exh-mark" src={logo} alt="" />}
              <b>{pickLanguage(name, language)}</b>
              {levelId !== null && !shown && <span className="small quiet">{t('sponsors.hidden')}</span>}
              {levelId !== null && shown && logo === null && (
                <span className="small quiet">{t('sponsors.logoMissing')}</span>
              )}
            </span>
          ),
        },
        { title: t('booth'), width: 90, dataIndex: 'booth' },
        {
          title: t('sponsors.level'),
          width: 170,
          render: (_value, row) => <LevelSelect row={row} list={list} mayWrite={mayWrite} />,
        },
        ...viewPlaces.map((place) => ({
          title: t(`sponsors.places.${place}`),
          key: place,
          width: 92,
          align: 'right' as const,
          render: (_value: unknown, { views }: Row) => (views[place] === 0 ? '' : views[place]),
        })),
      ]}
    />
  );
}

function LevelSelect({ row, list, mayWrite }: { row: Row; list: SponsorList; mayWrite: boolean }) {
  const t = useT('exhibitionConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const set = useChange(calls.setLevel, { refreshes: [calls.sponsors], said: c('saved') });
  return (
    <Select
      aria-label={t('sponsors.levelOf', { name: pickLanguage(row.name, language) })}
      className="exh-level"
      size="small"
      disabled={!mayWrite || list.levels.length === 0}
      loading={set.busy}
      value={row.levelId ?? 0}
      onChange={(levelId) =>
        void set.change({ cid, exhibitorId: row.id, levelId: levelId === 0 ? null : Number(levelId) })
      }
      options={[
        { value: 0, label: t('sponsors.noLevel') },
        ...list.levels.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) })),
      ]}
    />
  );
}

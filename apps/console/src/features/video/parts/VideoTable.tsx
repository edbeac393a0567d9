import type { ListedVideo } from '@meetingapp/contract/video/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { headphones, video as sign } from '@meetingapp/ui/icons/icons-topics.ts';
import { Tag } from 'antd';
import { leastWidth } from '../../../lib/lists/least-width.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockOf } from '../view.ts';

export const statusColours = {
  empty: 'default',
  making: 'processing',
  ready: 'warning',
  published: 'success',
  failed: 'error',
  removed: 'error',
} as const;

interface VideoTableProps {
  videos: readonly ListedVideo[];
  open: number | 'new' | null;
  /** True when a pane is open beside the table. */
  narrow: boolean;
  categoryOf: (id: number | null) => string;
  onOpen: (id: number) => void;
}

/** Least width of a picture with its title. */
const FILM_PX = 260;

export function VideoTable({ videos, open, narrow, categoryOf, onOpen }: VideoTableProps) {
  const t = useT('videoConsole');
  const w = useT('writing');
  const language = useLanguage();
  const columns = [
    {
      title: w('title'),
      key: 'title',
      render: (_value: unknown, one: ListedVideo) => (
        <button type="button" className="film" onClick={() => onOpen(one.id)}>
          <span className="thumb">
            {one.cover === null ? <Icon icon={one.soundOnly ? headphones : sign} /> : <img src={one.cover} alt="" />}
            {one.milliseconds !== null && <small>{clockOf(one.milliseconds)}</small>}
          </span>
          <span className="grow">
            <b>{pickLanguage(one.title, language) || w('untitled')}</b>
            <span className="small quiet">
              {one.broadcast
                ? t('replayOf', { title: pickLanguage(one.broadcast.title, language) })
                : one.session
                  ? pickLanguage(one.session.title, language)
                  : categoryOf(one.categoryId)}
            </span>
          </span>
        </button>
      ),
    },
    {
      title: w('state'),
      key: 'standing',
      width: 110,
      render: (_value: unknown, one: ListedVideo) => (
        <Tag color={statusColours[one.standing]}>{t(`standings.${one.standing}`)}</Tag>
      ),
    },
    {
      title: t('watch'),
      key: 'watch',
      width: 130,
      render: (_value: unknown, one: ListedVideo) => t(`levels.${one.watch}`),
    },
  ];
  const further = [
    {
      title: t('category'),
      key: 'category',
      width: 130,
      render: (_value: unknown, one: ListedVideo) => categoryOf(one.categoryId),
    },
    {
      title: t('parts'),
      key: 'parts',
      width: 150,
      render: (_value: unknown, one: ListedVideo) => (
        <span className="small quiet">
          {[
            one.chapters > 0 ? t('chapterCount', { count: one.chapters }) : '',
            one.captions.length > 0 ? t('captionCount', { count: one.captions.length }) : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      ),
    },
    { title: t('viewers'), key: 'viewers', width: 90, align: 'right' as const, dataIndex: 'viewers' },
    {
      title: t('publishedAt'),
      key: 'at',
      width: 150,
      render: (_value: unknown, one: ListedVideo) =>
        one.publishedAt === null ? '' : momentText(one.publishedAt, language),
    },
  ];
  const shown = narrow ? columns : [...columns, ...further];
  return (
    <ListTable<ListedVideo> rows={videos} open={open} columns={shown} scroll={{ x: leastWidth(shown, FILM_PX) }} />
  );
}

import '../parts/video.css';
import { roles } from '@meetingapp/contract/call.ts';
import { videoConsoleCalls as calls } from '@meetingapp/contract/video/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { video as sign } from '@meetingapp/ui/icons/icons-topics.ts';
import { plus, search } from '@meetingapp/ui/icons/icons.ts';
import { Button, Input, Select } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useOpenRowOrNew } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { CategoriesPane } from '../parts/CategoriesPane.tsx';
import { OpenedVideo } from '../parts/OpenedVideo.tsx';
import { VideoPane } from '../parts/VideoPane.tsx';
import { askedFirst } from '../../../lib/forms/unsaved.ts';
import { VideoTable } from '../parts/VideoTable.tsx';

const shown = ['all', 'published', 'hidden', 'replays', 'removed'] as const;
type Shown = (typeof shown)[number];

/** Films of a conference: published, in processing, recorded. */
export function Videos() {
  const t = useT('videoConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.live);
  const [open, setOpen] = useOpenRowOrNew();
  const [words, setWords] = useState('');
  const [which, setWhich] = useState<Shown>('all');
  const [categoriesOpen, setCategoriesOpen] = useState(false);
  const asked = useCall(calls.list, { cid });
  const { categories = [], videos = [] } = asked.answer ?? {};
  const fits: Record<Shown, (standing: string, isReplay: boolean) => boolean> = {
    all: (standing) => standing !== 'removed',
    published: (standing) => standing === 'published',
    hidden: (standing) => standing !== 'published' && standing !== 'removed',
    replays: (standing, isReplay) => isReplay && standing !== 'removed',
    removed: (standing) => standing === 'removed',
  };
  const wanted = words.trim().toLowerCase();
  const rows = videos.filter(
    ({ title, standing, broadcast }) =>
      fits[which](standing, broadcast !== null) && `${title.zh} ${title.en}`.toLowerCase().includes(wanted),
  );
  const add = (
    <ActButton
      type="primary"
      lacks={{ onlyView: !mayWrite }}
      icon={<Icon icon={plus} />}
      onClick={() => setOpen('new')}
    >
      {t('add')}
    </ActButton>
  );
  const close = () => setOpen(null);
  const pane =
    open === 'new' && asked.answer ? (
      <VideoPane key="new" video={null} lists={asked.answer} close={close} saved={setOpen} />
    ) : open !== null && open !== 'new' && asked.answer ? (
      <OpenedVideo key={open} id={open} lists={asked.answer} close={close} saved={setOpen} />
    ) : (
      categoriesOpen && (
        <CategoriesPane categories={categories} mayWrite={mayWrite} close={() => setCategoriesOpen(false)} />
      )
    );
  return (
    <Page
      title={c('pages.videos')}
      facts={asked.answer ? t('facts', { count: videos.filter(({ standing }) => standing !== 'removed').length }) : ''}
      actions={
        <>
          <Button
            aria-expanded={categoriesOpen}
            onClick={() =>
              askedFirst(() => {
                close();
                setCategoriesOpen(!categoriesOpen);
              })
            }
          >
            {t('categories')}
          </Button>
          {add}
        </>
      }
      bar={
        <>
          <Input
            className="video-search"
            prefix={<Icon icon={search} />}
            allowClear
            value={words}
            placeholder={t('search')}
            aria-label={t('search')}
            onChange={(event) => setWords(event.target.value)}
          />
          <Select<Shown>
            aria-label={t('show')}
            value={which}
            onChange={setWhich}
            options={shown.map((one) => ({ value: one, label: t(`shown.${one}`) }))}
            popupMatchSelectWidth={false}
          />
        </>
      }
      pane={pane}
    >
      <Answered asked={asked}>
        {() =>
          rows.length > 0 ? (
            <VideoTable
              videos={rows}
              open={open}
              narrow={pane !== false}
              categoryOf={(id) => {
                const found = categories.find((one) => one.id === id);
                return found ? pickLanguage(found.name, language) : '';
              }}
              onOpen={setOpen}
            />
          ) : videos.length === 0 ? (
            <EmptyState icon={sign} title={t('none')} text={t('noneText')}>
              {add}
            </EmptyState>
          ) : (
            <EmptyState icon={search} title={t('noneFound')} text={t('noneFoundText')} />
          )
        }
      </Answered>
    </Page>
  );
}
